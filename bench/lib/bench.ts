import { type ParseArgsConfig, parseArgs } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Given<Some extends Options> = ReturnType<typeof parseArgs<{ options: Some; allowPositionals: true }>>;

/** Options that a bench cannot run with. */
export class UsageError extends Error {}

/** A bench's `main`. With unknown options or too many arguments, it prints why, and how to call it. */
export function defineBench<const Some extends Options>(
  usage: string,
  options: Some,
  run: (given: Given<Some>) => Promise<void>,
  maxWords = 0,
): (args: string[]) => Promise<void> {
  return async (args) => {
    try {
      const given = parseArgs({ args, options, allowPositionals: true });
      const [word] = given.positionals.slice(maxWords);
      if (word !== undefined) throw new UsageError(`Unexpected argument "${word}".`);
      await run(given);
    } catch (error) {
      if (!isAboutOptions(error)) throw error;
      console.error(`${error.message}\n\n${usage}`);
      process.exitCode = 1;
    }
  };
}

/** A bench whose only argument is a size. */
export const defineSizedBench = (usage: string, usual: number, run: (size: number) => Promise<void>) =>
  defineBench(usage, {}, ({ positionals: [size = String(usual)] }) => run(readCount(size)), 1);

const isAboutOptions = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"));

/** A whole number of at least 1. */
export function readCount(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1) return count;
  throw new UsageError(`"${text}" is no whole number of at least 1.`);
}

/** The given word, if an option takes it. */
export function oneOf<Word extends string>(option: string, words: readonly Word[], given: string): Word {
  const word = words.find((known) => known === given);
  if (!word) throw new UsageError(`${option} wants one of: ${words.join("; ")}.`);
  return word;
}
