import type { SubmissionResult } from "@conform-to/react";
import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";

type Fields = Record<string, string> | FormData;
type Waiting<Answer> = { hasStarted: boolean; settle(answer: Answer | undefined): void };

/** Submits to the page's action without leaving the page, for dialogs and others that use the answer. */
export function useFormCall<Answer extends SubmissionResult<string[]>>() {
  const { submit, state, data } = useFetcher<Answer>();
  const waiting = useRef<Waiting<Answer>>();
  useEffect(() => {
    if (!waiting.current) return;
    if (state !== "idle") {
      waiting.current.hasStarted = true;
    } else if (waiting.current.hasStarted) {
      waiting.current.settle(data as Answer | undefined);
      waiting.current = undefined;
    }
  }, [state, data]);

  return (fields: Fields) =>
    new Promise<Answer | undefined>((settle) => {
      waiting.current = { hasStarted: false, settle };
      submit(fields, { method: "post" });
    });
}
