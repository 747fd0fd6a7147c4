import type { Criterion } from "./rubric";
import type { Passage, Verdict } from "./scorecard";

const UNPROVEN = "No passage of the resume could be confirmed for this.";

/**
 * Returns every criterion exactly once, in the rubric's order, and makes sure that each level above "none" has a
 * quote that is in the text at its offsets. A quote found elsewhere (ignoring whitespace and case) gets its offsets
 * and words corrected; a quote found nowhere makes the verdict "none". The nearest line and other lines are checked the same way.
 */
export function verifyVerdicts(text: string, criteria: Criterion[], verdicts: Verdict[]): Verdict[] {
  const given = new Map<string, Verdict>();
  for (const verdict of verdicts)
    if (!given.has(verdict.criterionId)) given.set(verdict.criterionId, verdict);
  let folded: Folded | undefined;
  const find = (evidence: Passage): Passage | undefined => {
    const { quote, start, end } = evidence;
    if (quote.trim() && text.slice(start, end) === quote) return evidence;
    folded ??= fold(text);
    return locate(text, folded, evidence);
  };
  return criteria.map(({ id }) => {
    const verdict = given.get(id);
    if (!verdict) return none(id, undefined, undefined);
    const { nearest, others, ...rest } = verdict;
    const lines = (others ?? []).flatMap((other) => find(other) ?? []);
    const found = lines.length > 0 && { others: lines };
    if (verdict.level === "none" || !verdict.evidence)
      return { ...none(id, verdict, nearest && find(nearest)), ...(nearest && found) };
    const evidence = find(verdict.evidence);
    return evidence ? { ...rest, evidence, ...found } : none(id, verdict, undefined);
  });
}

/** A not-sure verdict stays not sure only if there is a line to look at. */
function none(criterionId: string, verdict: Verdict | undefined, nearest: Passage | undefined): Verdict {
  if (verdict?.level !== "none") return { criterionId, level: "none", evidence: null, note: UNPROVEN };
  const { note, question, sure, depth, parts } = verdict;
  return {
    criterionId,
    level: "none",
    evidence: null,
    ...(nearest && { nearest }),
    ...(depth !== undefined && { depth }),
    ...(nearest && sure === false && { sure }),
    ...(parts && { parts }),
    note: note || UNPROVEN,
    ...(question && { question }),
  };
}

/** The text in lower case with whitespace collapsed, and the original offset of each character. */
type Folded = { text: string; origins: number[] };

function fold(text: string): Folded {
  const parts: string[] = [];
  const origins: number[] = [];
  let blank = true;
  for (let i = 0; i < text.length; i++) {
    const char = text[i] ?? "";
    if (/\s/.test(char)) {
      if (!blank) {
        parts.push(" ");
        origins.push(i);
      }
      blank = true;
      continue;
    }
    blank = false;
    // Some capitals become two characters, which would shift the offsets.
    const lower = char.toLowerCase();
    parts.push(lower.length === 1 ? lower : char);
    origins.push(i);
  }
  return { text: parts.join(""), origins };
}

function locate(text: string, folded: Folded, evidence: Passage): Passage | undefined {
  const wanted = fold(evidence.quote).text.trim();
  if (!wanted) return undefined;
  const at = folded.text.indexOf(wanted);
  if (at < 0) return undefined;
  const start = folded.origins[at] ?? 0;
  const end = (folded.origins[at + wanted.length - 1] ?? start) + 1;
  return { quote: text.slice(start, end), start, end };
}
