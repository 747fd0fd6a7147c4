import type { Criterion } from "#core/analysis/rubric";
import { checkVague } from "#core/rubrics/check-vague";
import { describeReading, KIND_WORDS } from "#core/rubrics/describe-criterion";
import { readCriterion } from "#core/rubrics/read-criterion";
import * as words from "./words";

type Props = {
  text: string;
  /** The saved criterion that is being edited; undefined if it is new. */
  before: Criterion | undefined;
  /** The same criterion, if its text is unchanged. */
  saved: Criterion | undefined;
};

/** Explains what the judge will search resumes for, given the current text. */
export function HowUnderstood({ text, before, saved }: Props) {
  if (text.trim().length < 2) return null;
  const read = readCriterion(text.trim(), before);
  const reading = saved ?? read.reading;
  const vague = checkVague(text);
  return (
    <>
      <p>
        {words.understoodAs} {describeReading(reading, text)} ({KIND_WORDS[reading.kind].toLowerCase()})
      </p>
      {!saved && read.parts > 1 && <p>{words.severalInOne}</p>}
      {vague && <p className="text-warn">{vague}</p>}
    </>
  );
}
