import type { SubmissionResult } from "@conform-to/react";
import { useEffect } from "react";
import { dismissToast, toast } from "./toast";

/** Also shows the form's error (not field errors) in a toast, until the next result or until the user leaves the form. */
export function useErrorToast(
  lastResult: SubmissionResult<string[]> | null | undefined,
  title: string,
): void {
  useEffect(() => {
    const words = lastResult?.error?.[""];
    if (!words?.length) return;
    const id = toast({ variant: "error", title, description: words.join(" ") });
    return () => dismissToast(id);
  }, [lastResult, title]);
}
