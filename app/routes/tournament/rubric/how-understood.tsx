import type { Criterion } from "#core/analysis/rubric";
import { checkVague } from "#core/rubrics/check-vague";
import { describeReading, KIND_WORDS } from "#core/rubrics/describe-criterion";
import { readCriterion } from "#core/rubrics/read-criterion";

type Props = {
  text: string;
  /** The criterion that is edited, if it is not new. */
  before: Criterion | undefined;
  /** The same, if its words have not changed. */
  saved: Criterion | undefined;
};

/** What a resume will be searched for, as the words stand now. */
export function HowUnderstood({ text, before, saved }: Props) {
  if (text.trim().length < 2) return null;
  const read = readCriterion(text.trim(), before);
  const reading = saved ?? read.reading;
  const vague = checkVague(text);
  return (
    <div className="mt-1.5 text-muted text-sm">
      <p>
        Understood as: {describeReading(reading)} ({KIND_WORDS[reading.kind].toLowerCase()})
      </p>
      {!saved && read.parts > 1 && (
        <p>
          It asks for several things and is judged as one. Give each a line of its own to judge them apart.
        </p>
      )}
      {vague && <p className="text-warn">{vague}</p>}
    </div>
  );
}
