import type { Criterion } from "#core/analysis/rubric";
import type { Verdict, VerdictLevel } from "#core/analysis/scorecard";
import { type AnswerVerdict, MAX_NOTE, MAX_QUESTION } from "./answer";
import { cleanWords } from "./clean-words";
import { locateQuote } from "./locate-quote";
import type { NumberedLine } from "./numbered-lines";

const PLAIN_NOTES: Record<VerdictLevel, string> = {
  none: "The resume does not show this.",
  weak: "Only mentioned.",
  partial: "Shown in part.",
  strong: "Shown by the passage quoted.",
};

/** A model gives levels without degrees, so a level below "met" counts as the middle of its range. */
const MIDDLE = 0.5;

const UNPROVEN = "The passage given for this isn't in the resume.";

/**
 * A model's verdict as far as the resume supports it. Without a quote from the resume it becomes "none"; a skill that
 * only appears in a list becomes "partial" at most, unless the embedded analyzer (`own`) also finds it used.
 */
export function readVerdict(
  given: AnswerVerdict,
  criterion: Criterion,
  { text, lines, own }: { text: string; lines: NumberedLine[]; own: Verdict | undefined },
): Verdict {
  const criterionId = criterion.id;
  const question = cleanWords(given.question, MAX_QUESTION);
  const asking = question ? { question } : {};
  const place = given.verdict === "none" ? undefined : locateQuote(text, lines, given);
  if (!place) {
    const note = given.verdict === "none" ? cleanWords(given.note, MAX_NOTE) : UNPROVEN;
    return { criterionId, level: "none", evidence: null, note: note ?? PLAIN_NOTES.none, ...asking };
  }
  const isListed = place.lines.every(({ kind }) => kind === "list");
  const isTooMuch =
    given.verdict === "strong" && criterion.kind === "skill" && isListed && own?.level !== "strong";
  const level = isTooMuch ? "partial" : given.verdict;
  const note = (!isTooMuch && cleanWords(given.note, MAX_NOTE)) || PLAIN_NOTES[level];
  const depth = level === "strong" ? {} : { depth: MIDDLE };
  return { criterionId, level, ...depth, evidence: place.evidence, note, ...asking };
}
