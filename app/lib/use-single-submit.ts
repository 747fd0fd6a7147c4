import { useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";

/**
 * For `onSubmit` of a conform form: sends it once until its answer is there. A disabled button comes too late
 * for a double click, whose second request would be told that what the first one made exists already.
 */
export function useSingleSubmit(lastResult: unknown): (event: FormEvent<HTMLFormElement>) => void {
  const { state } = useNavigation();
  const isSent = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer ends it even where no change of state was drawn
  useEffect(() => {
    if (state === "idle") isSent.current = false;
  }, [state, lastResult]);
  return (event) => {
    if (isSent.current) event.preventDefault();
    isSent.current = true;
  };
}
