import { useActionData, useNavigation } from "@remix-run/react";
import { useRef } from "react";

/** The action's answer; undefined once the next form is on its way, so that what it said does not outlast it. */
export function useFormAnswer<Answer>() {
  const answer = useActionData<Answer>();
  const { state } = useNavigation();
  const past = useRef<typeof answer>();
  if (state === "submitting") past.current = answer;
  return answer === past.current ? undefined : answer;
}
