import type { Criterion } from "../rubric";
import { findTerm } from "../vocabulary/vocabulary";
import type { Standing } from "./credibility";
import type { Mention, ReadResume } from "./read-resume";

export type SkillContext = {
  resume: ReadResume;
  standings: Standing[];
  /** All of the rubric's. */
  criteria: Criterion[];
  /** Mentions by the skill they show: the skill itself, or a case of it. */
  shown: Map<string, { direct: Mention[]; narrower: Mention[] }>;
  /** Groups of skills practised in dated work, and where. */
  workGroups: Map<string, Mention[]>;
  /** True when the resume claims many of the job's skills and practises few: claims then count least. */
  stuffed: boolean;
};

const MIN_STUFFED = 4;

export function openSkillContext(
  resume: ReadResume,
  standings: Standing[],
  criteria: Criterion[],
): SkillContext {
  const shown: SkillContext["shown"] = new Map();
  const workGroups: SkillContext["workGroups"] = new Map();
  for (const mention of resume.mentions) {
    const standing = standings[mention.line];
    if (standing === "copied") continue;
    entry(mention.term.name).direct.push(mention);
    for (const broader of broaderOf(mention.term.name)) entry(broader).narrower.push(mention);
    if (standing === "work" && mention.term.kind !== "soft") {
      const { group } = mention.term;
      const seen = workGroups.get(group);
      if (seen) seen.push(mention);
      else workGroups.set(group, [mention]);
    }
  }
  const context = { resume, standings, criteria, shown, workGroups, stuffed: false };
  return { ...context, stuffed: isStuffed(context, criteria) };

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

function isStuffed(context: SkillContext, criteria: Criterion[]): boolean {
  let listedOnly = 0;
  let practised = 0;
  for (const name of new Set(criteria.flatMap((criterion) => criterion.skills))) {
    const direct = context.shown.get(name)?.direct ?? [];
    if (direct.length === 0) continue;
    const inProse = direct.some((mention) => isPractised(context, mention));
    if (inProse) practised++;
    else listedOnly++;
  }
  return listedOnly >= MIN_STUFFED && listedOnly >= 2 * practised && !hasRelatedWork();

  function hasRelatedWork() {
    const groups = criteria.flatMap((criterion) =>
      criterion.skills.map((name) => findTerm(name)?.group ?? ""),
    );
    return new Set(groups.filter((group) => context.workGroups.has(group))).size >= 2;
  }
}

/** Who has worked shows skills there; who has not yet worked can only claim them. */
export const hasOtherWork = ({ workGroups }: SkillContext) => workGroups.size >= 2;

/** Shown in a job or a project, rather than claimed in a summary or listed. */
export function isPractised({ resume, standings }: SkillContext, { line }: Mention): boolean {
  const standing = standings[line];
  return standing === "work" || (standing === "claim" && resume.lines[line]?.section === "projects");
}
