import type { SubmissionResult } from "@conform-to/react";
import { useEffect } from "react";
import { saved } from "../components/words";
import { toast } from "./toast";

/** Says that a form was saved whose page shows no other trace of it. */
export function useSavedToast(lastResult: SubmissionResult<string[]> | undefined): void {
  useEffect(() => {
    if (lastResult?.status === "success") toast({ title: saved });
  }, [lastResult]);
}
