import { useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";

/** Prevents a second submit until the answer is there; disabling the button is too late for a double click. */
export function useSingleSubmit(lastResult: unknown): (event: FormEvent<HTMLFormElement>) => void {
  const { state } = useNavigation();
  const isSent = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new result ends it even if no state change was rendered
  useEffect(() => {
    if (state === "idle") isSent.current = false;
  }, [state, lastResult]);
  return (event) => {
    if (isSent.current) event.preventDefault();
    isSent.current = true;
  };
}
