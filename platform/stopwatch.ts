/** The steps of a job that are timed. */
type Step = "reading" | "judging" | "storing";

export type SpentMs = Partial<Record<`${Step}Ms`, number>>;

/** Adds up how long the steps of one job take. */
export function createStopwatch() {
  const spent: SpentMs = {};
  return {
    /** The time spent so far. */
    spent: (): SpentMs => ({ ...spent }),
    /** Wraps a function so that its time counts for the step. */
    timed:
      <Args extends unknown[], Result>(step: Step, work: (...args: Args) => Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        const startedAt = Date.now();
        try {
          return await work(...args);
        } finally {
          spent[`${step}Ms`] = (spent[`${step}Ms`] ?? 0) + Date.now() - startedAt;
        }
      },
  };
}
