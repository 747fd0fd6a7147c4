import packed from "./common-passwords.gz";

let list: Promise<string> | undefined;

/** Whether it is among those that scripts/make-common-passwords.mjs found to be chosen most, in whatever case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= unpack();
  return (await list).includes(`\n${password.normalize("NFKC").toLowerCase()}\n`);
}

async function unpack(): Promise<string> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return `\n${await new Response(stream).text()}\n`;
}
