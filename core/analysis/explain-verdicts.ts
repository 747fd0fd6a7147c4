import type { Criterion } from "./rubric";
import { earnedShare } from "./score-verdicts";
import type { Verdict } from "./scorecard";

export type Explanation = { pros: string[]; cons: string[]; followUpQuestions: string[] };

type Judged = { criterion: Criterion; verdict: Verdict };

const MOST = 6;

/** What is met, what is missing and what to ask, in plain words and in order of weight. Pure. */
export function explainVerdicts(criteria: Criterion[], verdicts: Verdict[]): Explanation {
  const byId = new Map(verdicts.map((verdict) => [verdict.criterionId, verdict]));
  const judged = criteria.flatMap((criterion) => {
    const verdict = byId.get(criterion.id);
    return verdict ? [{ criterion, verdict }] : [];
  });
  return {
    pros: listPros(judged).slice(0, MOST),
    cons: listCons(judged).slice(0, MOST),
    followUpQuestions: listQuestions(judged).slice(0, MOST),
  };
}

const mustFirst = (a: Judged, b: Judged) =>
  Number(b.criterion.importance === "must") - Number(a.criterion.importance === "must") ||
  b.criterion.weight - a.criterion.weight;

/** One line for each passage: what one sentence proves is said once. */
function listPros(judged: Judged[]): string[] {
  const shown = judged.filter(({ verdict }) => verdict.level === "partial" || verdict.level === "strong");
  const groups = new Map<string, Judged[]>();
  for (const item of shown) {
    const key = groupKey(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()]
    .map((group) => group.sort(mustFirst))
    .sort((a, b) => worth(b) - worth(a))
    .map(sayPro);
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function groupKey({ criterion, verdict }: Judged): string {
  const alone = criterion.kind === "years" || criterion.kind === "education";
  if (alone) return criterion.id;
  const kind = criterion.kind === "role" ? "role" : "named";
  return `${kind} ${verdict.level} ${verdict.evidence?.quote}`;
}

const worth = (group: Judged[]) =>
  Math.max(...group.map(({ criterion, verdict }) => criterion.weight * earnedShare(verdict))) +
  group.length / 100;

function sayPro(group: Judged[]): string {
  const { criterion, verdict } = group[0] as Judged;
  const quote = `“${excerpt(verdict.evidence?.quote ?? "", 110)}”`;
  if (criterion.kind === "years")
    return `${verdict.note.replace(/\.$/, "")} (asked for: ${label(criterion)})`;
  if (criterion.kind === "education") return `${verdict.note.replace(/\.$/, "")}: ${quote}`;
  if (criterion.kind === "role") {
    return verdict.level === "strong" ? `Has done this job: ${quote}` : `Has done related work: ${quote}`;
  }
  const names = group.slice(0, 3).map((item) => label(item.criterion));
  const joined = names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names[0];
  return verdict.level === "strong" ? `${joined}: ${quote}` : `${joined}, partly: ${quote}`;
}

function listCons(judged: Judged[]): string[] {
  const order = { none: 0, weak: 1, partial: 2, strong: 3 };
  return judged
    .filter(({ criterion, verdict }) => order[verdict.level] < (criterion.kind === "years" ? 3 : 2))
    .sort((a, b) => mustFirst(a, b) || order[a.verdict.level] - order[b.verdict.level])
    .map(sayCon);
}

function sayCon({ criterion, verdict }: Judged): string {
  const name = label(criterion);
  if (verdict.level === "none")
    return `Not shown: ${name}${criterion.importance === "nice" ? " (nice to have)" : ""}`;
  if (criterion.kind === "years" || criterion.kind === "education") return verdict.note.replace(/\.$/, "");
  if (criterion.kind === "role") return `No job shown that is clearly ${name}`;
  return `${name}: ${lowerFirst(verdict.note.replace(/\.$/, ""))}`;
}

function listQuestions(judged: Judged[]): string[] {
  const open = judged.filter(
    ({ criterion, verdict }) =>
      verdict.level === "none" || verdict.level === "weak" || isShortOfYears(criterion, verdict),
  );
  const must = open.filter(({ criterion }) => criterion.importance === "must");
  return (must.length > 0 ? must : open.slice(0, 2)).sort(mustFirst).map(ask);
}

const isShortOfYears = (criterion: Criterion, verdict: Verdict) =>
  criterion.kind === "years" && verdict.level === "partial";

const EXPERIENCE_WITH = /^(?:\w+ )?(?:experience|knowledge|skills?) (?:with|of|in) /i;

function ask({ criterion, verdict }: Judged): string {
  if (verdict.question) return verdict.question;
  const name = label(criterion);
  switch (criterion.kind) {
    case "years":
      return `Which of your jobs count towards “${name}”, and how long was each?`;
    case "education":
      return `The job asks for “${name}”. What have you studied, or what do you have in its place?`;
    case "certification":
      return `The job asks for “${name}”. Do you hold it, and since when?`;
    case "role":
      return `Which of your jobs comes closest to ${name}, and what did you do there?`;
    case "skill":
      if (name.length <= 40) {
        return verdict.level === "weak" && !verdict.note.startsWith("Not named")
          ? `Your resume mentions ${name}. In which job did you use it, and what for?`
          : `Have you worked with ${name.replace(EXPERIENCE_WITH, "")}? Where, and what did you do?`;
      }
      break;
  }
  return `The job asks for “${name}”. Can you describe a time you did this?`;
}

const label = (criterion: Criterion) => excerpt(criterion.text.replace(/[.;:,\s]+$/, ""), 90);

/** At most `most` characters, cut at a word. */
function excerpt(text: string, most: number): string {
  const flat = text.replace(/\s+/g, " ").replace(/█+/g, "…").trim();
  if (flat.length <= most) return flat;
  const cut = flat.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most / 2)).replace(/[\s,;:.-]+$/, "")}…`;
}
