import { useState } from "react";
import { errorMessage } from "./api";

/**
 * One piece of work at a time: whether it is under way, and why the last one failed. The work fails if it throws, or
 * returns a reason; `failed` is said of an error without words of its own.
 */
export function useAttempt(failed?: string) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const attempt = async (work: () => Promise<unknown>) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    const reason = await work().catch((error: unknown) => errorMessage(error, failed));
    if (typeof reason === "string") setFailure(reason);
    setIsBusy(false);
  };
  return { isBusy, failure, attempt };
}
