import type { SubmissionResult } from "@conform-to/react";
import { useEffect } from "react";
import { toast } from "./toast";

/** Says a form's own error (not one of a field) in a toast as well. */
export function useErrorToast(
  lastResult: SubmissionResult<string[]> | null | undefined,
  title: string,
): void {
  useEffect(() => {
    const words = lastResult?.error?.[""];
    if (words?.length) toast({ variant: "error", title, description: words.join(" ") });
  }, [lastResult, title]);
}
