import type { ResumeAnalysis, Verdict } from "#core/analysis/scorecard";

/** The heading of a candidate's words in the stored text; what follows it is not in the file. */
const SAID = "Said by the candidate";
const SAID_NOTE = "Said by the candidate, not in the file.";
export const SAID_FLAG =
  "The candidate added a statement through their link. It is marked and not in the file.";

/** Appends words to a resume's text, so that earlier quotes stay where they are. Once, however often it is called. */
export function appendWords(text: string, words: string): string {
  const said = `\n\n${SAID}\n${words}\n`;
  return text.includes(said) ? text : `${text.trimEnd()}${said}`;
}

/** Marks each verdict that relies on the candidate's own words. */
export function markSaid(analysis: ResumeAnalysis, text: string): ResumeAnalysis {
  const at = text.indexOf(`\n\n${SAID}\n`);
  if (at < 0) return analysis;
  const { verdicts, flags } = analysis.scorecard;
  return {
    ...analysis,
    scorecard: {
      ...analysis.scorecard,
      verdicts: verdicts.map((verdict) =>
        verdict.evidence && verdict.evidence.start > at && !verdict.note.endsWith(SAID_NOTE)
          ? { ...verdict, note: `${verdict.note} ${SAID_NOTE}` }
          : verdict,
      ),
      flags: flags.includes(SAID_FLAG) ? flags : [...flags, SAID_FLAG],
    },
  };
}

/** Whether the verdict relies on the candidate's own words. */
export const isSaid = ({ note }: Pick<Verdict, "note">): boolean => note.endsWith(SAID_NOTE);
