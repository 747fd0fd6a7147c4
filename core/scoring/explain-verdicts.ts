import { byImportance } from "../analysis/importance";
import type { Criterion } from "../analysis/rubric";
import { NOT_SURE_WORDS, type Verdict, verdictLevels } from "../analysis/scorecard";
import { askQuestions, isDoubted, isOnlyListed, lineToLookAt } from "./ask-questions";
import { earnedShare } from "./score-verdicts";
import {
  isMoreThanDates,
  isPost,
  joinNames,
  label,
  lowerFirst,
  plainNote,
  quoted,
  quoteFor,
} from "./wording";

export type Explanation = { pros: string[]; cons: string[]; followUpQuestions: string[] };

type Judged = { criterion: Criterion; verdict: Verdict };

const MOST = 6;

/**
 * What the resume shows, what it does not, and what to ask, in plain words and by weight. The cons begin with what
 * the judge is not sure of, after any knock-out. Something the resume does not show is never called missing in the
 * person. Pure.
 */
export function explainVerdicts(criteria: Criterion[], verdicts: Verdict[]): Explanation {
  const byId = new Map(verdicts.map((verdict) => [verdict.criterionId, verdict]));
  const judged = criteria
    .flatMap((criterion) => {
      const verdict = byId.get(criterion.id);
      return verdict ? [{ criterion, verdict }] : [];
    })
    .sort(mustFirst);
  const firstOf = (lines: string[]) => [...new Set(lines)].slice(0, MOST);
  return {
    pros: firstOf(listPros(judged)),
    cons: firstOf(listCons(judged)),
    followUpQuestions: firstOf(askQuestions(judged)),
  };
}

const mustFirst = (a: Judged, b: Judged) => byImportance(a.criterion, b.criterion);

/** Verdicts that quote the same passage share a line, so that each quote appears once. */
function listPros(judged: Judged[]): string[] {
  const groups = new Map<string, Judged[]>();
  for (const item of judged.filter(isPro)) {
    const key = groupKey(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()].sort((a, b) => worth(b) - worth(a)).map(describePro);
}

/** Fewer years than asked for appear only among the cons. */
const isPro = (judged: Judged) =>
  !isDoubted(judged) &&
  (judged.verdict.level === "strong" ||
    (judged.verdict.level === "partial" && judged.criterion.kind !== "years"));

function groupKey({ criterion, verdict }: Judged): string {
  if (criterion.kind === "years" || criterion.kind === "education") return criterion.id;
  const kind = isPost(criterion) ? "role" : "named";
  return `${kind} ${verdict.level} ${verdict.evidence?.quote}`;
}

const worth = (group: Judged[]) =>
  Math.max(...group.map(({ criterion, verdict }) => criterion.weight * earnedShare(verdict))) +
  group.length / 100;

function describePro(group: Judged[]): string {
  const { criterion, verdict } = group[0] as Judged;
  const quote = quoted(quoteFor(criterion, verdict.evidence?.quote ?? ""));
  const note = plainNote(firstSentence(verdict.note)) ?? label(criterion);
  switch (criterion.kind) {
    case "years":
      return `${note} (asked for: ${label(criterion)}): ${quote}`;
    case "education":
      return `${note}: ${quote}`;
    default: {
      if (isPost(criterion)) return `${roleWords(criterion, verdict)}: ${quote}`;
      const names = joinNames(group.slice(0, 3).map((item) => label(item.criterion)));
      return verdict.level === "strong" ? `${names}: ${quote}` : `${names}, in part: ${quote}`;
    }
  }
}

/** Sentences end after a parenthesis or a word longer than "Sr." or "Dept." */
const firstSentence = (note: string) => note.split(/(?<=\)|\p{L}{5})\.\s/u)[0] ?? note;

/** Leaves room for what is clearly not shown. */
const MAX_DOUBTED = 3;

function listCons(judged: Judged[]): string[] {
  const order = ({ verdict }: Judged) => verdictLevels.indexOf(verdict.level);
  const doubted = judged.filter(isDoubted);
  const open = judged
    .filter((item) => !isDoubted(item) && item.verdict.level !== "strong" && !isPro(item))
    .sort((a, b) => mustFirst(a, b) || order(a) - order(b));
  return [
    ...open.filter(isKnockedOut).map(({ criterion }) => `Knock-out not shown: ${label(criterion)}`),
    ...doubted.slice(0, Math.max(MAX_DOUBTED, MOST - open.length)).map(describeDoubt),
    ...open.filter((item) => !isKnockedOut(item)).map(describeCon),
  ];
}

/** Listed first, but the score is unchanged. */
const isKnockedOut = ({ criterion, verdict }: Judged) =>
  criterion.knockOut === true && verdict.level === "none";

function describeDoubt({ criterion, verdict }: Judged): string {
  const nice = criterion.importance === "nice" ? " (nice to have)" : "";
  const passage = lineToLookAt(verdict);
  const quote = passage ? quoteFor(criterion, passage.quote) : "";
  const line = isMoreThanDates(quote) ? `: ${quoted(quote)}` : "";
  return `${NOT_SURE_WORDS}: ${label(criterion)}${nice}${line}`;
}

/** A model's own words that claim a better level than the one given. */
const SAYS_SHOWN = /^(?:dated work|shown in|has held|named as held)/i;

function describeCon({ criterion, verdict }: Judged): string {
  const name = label(criterion);
  const nice = criterion.importance === "nice" ? " (nice to have)" : "";
  if (verdict.level === "none") {
    return isPost(criterion) ? `Not shown: work as ${name}${nice}` : `Not shown: ${name}${nice}`;
  }
  if (isOnlyListed(verdict)) return `Named in a list only: ${name}${nice}`;
  const note = plainNote(verdict.note);
  if (isPost(criterion)) return `Little shown: work as ${name}${nice}`;
  return note && !SAYS_SHOWN.test(note)
    ? `${name}${nice}: ${lowerFirst(note)}`
    : `Mentioned only: ${name}${nice}`;
}

/** Similar words do not prove that the candidate has held this job. */
function roleWords({ overall }: Criterion, { level }: Verdict): string {
  if (overall) return level === "strong" ? "Work much like this job" : "Work partly like this job";
  return level === "strong" ? "Has done this job" : "Has done related work";
}
