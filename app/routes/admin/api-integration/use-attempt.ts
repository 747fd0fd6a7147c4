import { useState } from "react";
import { ApiError } from "#app/lib/api.ts";

/** State of one button's calls: whether one is running, and why the last one failed. */
export function useAttempt() {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** `missing`: what the user has to do first; nothing is sent until then. */
  async function attempt(missing: string | false, run: () => Promise<unknown>, words: string) {
    setFailure(missing || undefined);
    if (missing) return;
    setIsBusy(true);
    try {
      await run();
    } catch (error) {
      setFailure(answerWords(error) ?? words);
    }
    setIsBusy(false);
  }
  return { isBusy, failure, attempt };
}

function answerWords(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { message, error: other } = error.fields;
  return [message, other].find((words): words is string => typeof words === "string" && words !== "");
}
