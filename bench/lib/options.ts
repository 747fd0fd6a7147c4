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
