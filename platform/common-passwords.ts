import packed from "./common-passwords.gz";

let list: Promise<string> | undefined;

/** Whether the password, in any case, is on the list of common ones made by scripts/make-common-passwords.mjs. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= unpack();
  return (await list).includes(`\n${password.normalize("NFKC").toLowerCase()}\n`);
}

async function unpack(): Promise<string> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return `\n${await new Response(stream).text()}\n`;
}
