import type { SubmissionResult } from "@conform-to/react";
import { useEffect } from "react";
import { toast } from "./toast";

/** Also shows the form's error (not field errors) in a toast. */
export function useErrorToast(
  lastResult: SubmissionResult<string[]> | null | undefined,
  title: string,
): void {
  useEffect(() => {
    const words = lastResult?.error?.[""];
    if (words?.length) toast({ variant: "error", title, description: words.join(" ") });
  }, [lastResult, title]);
}
