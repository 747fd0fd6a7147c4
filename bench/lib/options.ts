/** A whole number from the command line. `usage` is the error if it is none. */
export function readCount(text: string, usage: string, least = 1): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= least) return count;
  throw new Error(usage);
}

/** Runs a bench with its options. If they are invalid, prints the error and the usage. */
export async function withOptions<Options>(
  usage: string,
  read: () => Options,
  run: (options: Options) => Promise<void>,
): Promise<void> {
  let options: Options;
  try {
    options = read();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exitCode = 1;
    return;
  }
  await run(options);
}
