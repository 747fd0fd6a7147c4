import type { Criterion, Rubric } from "../rubric";
import { findTerm } from "../vocabulary/vocabulary";
import type { Standing } from "./credibility";
import { findCrowded } from "./crowded-claims";
import { type Likeness, likenessOf } from "./likeness";
import { type Headline, listHeadlines } from "./list-headlines";
import { findPassages, NAMED_SHARE, type Passage } from "./passages";
import type { Mention, ReadResume } from "./read-resume";

export type SkillContext = {
  resume: ReadResume;
  standings: Standing[];
  rubric: Pick<Rubric, "criteria" | "jobText">;
  /** Mentions by the skill they show: the skill itself, or a case of it. */
  shown: Map<string, { direct: Mention[]; narrower: Mention[] }>;
  headlines: Headline[];
  /** Where the resume speaks of each criterion, by its id. */
  passages: Map<string, Passage[]>;
  /** Claims that go through the wishes of the job. */
  crowded: Set<number>;
  /** True when the resume claims much of what the job asks for and practises little: claims then count least. */
  stuffed: boolean;
  /** Of the whole resume to the whole job. */
  likeness: Likeness;
};

const MIN_STUFFED = 4;

export function openSkillContext(
  resume: ReadResume,
  standings: Standing[],
  rubric: SkillContext["rubric"],
): SkillContext {
  const shown: SkillContext["shown"] = new Map();
  for (const mention of resume.mentions) {
    if (standings[mention.line] === "copied") continue;
    entry(mention.term.name).direct.push(mention);
    for (const broader of broaderOf(mention.term.name)) entry(broader).narrower.push(mention);
  }
  const context = {
    resume,
    standings,
    rubric,
    shown,
    headlines: listHeadlines(resume, standings),
    passages: new Map<string, Passage[]>(),
  };
  for (const criterion of rubric.criteria)
    context.passages.set(criterion.id, findPassages(context, criterion));
  const crowded = findCrowded(context);
  const weighed = {
    ...context,
    crowded,
    standings: standings.map((standing, line): Standing => (crowded.has(line) ? "list" : standing)),
  };
  const stuffed = isStuffed(weighed);
  return { ...weighed, stuffed, likeness: likenessOf(weighed) };

  function entry(name: string) {
    let found = shown.get(name);
    if (!found) {
      found = { direct: [], narrower: [] };
      shown.set(name, found);
    }
    return found;
  }
}

function broaderOf(name: string): Set<string> {
  const all = new Set<string>();
  const queue = [...(findTerm(name)?.broader ?? [])];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (next === name || all.has(next)) continue;
    all.add(next);
    queue.push(...(findTerm(next)?.broader ?? []));
  }
  return all;
}

const SHOWN_BY_WORK = new Set<Criterion["kind"]>(["skill", "experience", "other"]);

function isStuffed(context: Omit<SkillContext, "stuffed" | "likeness">): boolean {
  const asked = context.rubric.criteria.filter(({ kind }) => SHOWN_BY_WORK.has(kind));
  const named = asked
    .map(({ id }) => (context.passages.get(id) ?? []).filter(({ share }) => share >= NAMED_SHARE))
    .filter((passages) => passages.length > 0);
  const practised = named.filter((passages) => passages.some((passage) => isPractised(context, passage)));
  const claimed = named.length - practised.length;
  return claimed >= MIN_STUFFED && claimed >= 2 * practised.length;
}

/** Shown in dated work or in a project. */
function isPractised(
  { resume, standings }: Pick<SkillContext, "resume" | "standings">,
  { line }: Passage,
): boolean {
  const standing = standings[line];
  if (standing === "work" || standing === "work-list") return true;
  return standing === "claim" && resume.lines[line]?.section === "projects";
}
