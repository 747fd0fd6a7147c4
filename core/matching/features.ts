import { memoizeByObject } from "#core/memoize";
import { compareTitles, readTitle } from "../analysis/titles";
import type { Evidence, LineEvidence, Place } from "./find-evidence";
import { type Requirement, requirementKinds } from "./requirement";
import { readSenseFeatures } from "./sense-features";
import { readSubjectFeatures } from "./subject-features";
import type { ReadResume, Role } from "./types";

/** The model's inputs: named numbers between 0 and about 1. */
export function readFeatures(
  resume: ReadResume,
  requirement: Requirement,
  evidence: Evidence,
): Record<string, number> {
  const at = (...places: Place[]) => evidence.lines.filter(({ place }) => places.includes(place));
  const work = at("work");
  const score = (line: LineEvidence) => Math.max(line.inContext, 0.9 * line.meaning + 0.1 * line.form);
  const ranked = [...work].sort((a, b) => score(b) - score(a) || b.form - a.form);
  const best = ranked[0];
  const max = (lines: LineEvidence[], of: (line: LineEvidence) => number) =>
    lines.reduce((m, l) => Math.max(m, of(l)), 0);
  const f: Record<string, number> = {};
  f.workForm = max(work, (l) => l.form);
  f.workMeaning = max(work, (l) => l.meaning);
  f.workNear = max(work, (l) => l.near);
  f.workContext = max(work, (l) => l.inContext);
  f.workLeast = max(work, (l) => l.weakest);
  f.workExample = max(work, (l) => l.example);
  f.bestForm = best?.form ?? 0;
  f.inWork = evidence.inWork;
  f.inRole = evidence.inRole;
  f.inAll = evidence.inAll;
  f.workList = max(at("work-list"), (l) => l.meaning);
  f.workListForm = max(at("work-list"), (l) => l.form);
  f.titleNear = max(at("title"), (l) => l.near);
  f.told = max(at("narrative"), (l) => l.meaning);
  f.toldForm = max(at("narrative"), (l) => l.form);
  f.listed = max(at("listed"), (l) => l.meaning);
  f.listedForm = max(at("listed"), (l) => l.form);
  f.education = max(at("education", "certificates"), (l) => l.meaning);
  f.example = max(evidence.lines, (l) => l.example);
  const units = requirement.units;
  const rarest = units.reduce((m, u, i) => (u.weight > (units[m]?.weight ?? 0) ? i : m), 0);
  f.rarest = max(work, (l) => l.hit.form[rarest] ?? 0);
  f.rarestMeaning = max(work, (l) => l.hit.meaning[rarest] ?? 0);
  f.pairs = max(work, (l) => pairsOf(requirement, l));
  f.few = units.length <= 1 ? 1 : 0;
  f.two = units.length === 2 ? 1 : 0;
  f.many = Math.min(1, units.length / 10);
  f.known = knownShare(requirement);
  f.rare = units.reduce((s, u) => s + u.weight, 0) / (4 * Math.max(1, units.length));
  f.noWork = resume.roles.length === 0 ? 1 : 0;
  f.titleMatch = titleMatch(resume, requirement);
  f.nearWork = nearShare(evidence);
  // An action described in other words counts 0.9, so it is full coverage too.
  f.full = f.workForm >= 0.89 ? 1 : 0;
  f.fullMeaning = Math.max(f.workMeaning, f.workContext) >= 0.78 ? 1 : 0;
  f.half = Math.max(f.workMeaning, f.workContext) >= 0.5 ? 1 : 0;
  const isTerm = units.every(({ word }) => word.meanings.some((meaning) => meaning.startsWith("#")));
  f.term = isTerm ? 1 : 0;
  f.termFull = isTerm ? f.full : 0;
  f.fewFull = units.length <= 2 ? f.full : 0;
  f.fewMeaning = units.length <= 2 ? f.workMeaning : 0;
  f.manyMeaning = units.length >= 5 ? f.workMeaning : 0;
  f.dutyContext = requirement.kind === "duty" ? f.workContext : 0;
  f.listedOnly = f.listedForm * (1 - Math.max(f.workMeaning, f.workContext));
  Object.assign(f, readSubjectFeatures(resume, requirement, evidence));
  Object.assign(f, readSenseFeatures(resume, requirement, evidence));
  for (const kind of requirementKinds) f[`is_${kind}`] = requirement.kind === kind ? 1 : 0;
  return f;
}

const NEAR_BY = 4;

/** The share of the requirement's adjacent word pairs whose words are close to each other in the line. */
function pairsOf(requirement: Requirement, { hit }: LineEvidence): number {
  let pairs = 0;
  let all = 0;
  for (let i = 0; i + 1 < requirement.units.length; i++) {
    all++;
    const apart = Math.abs((hit.at[i] ?? -1) - (hit.at[i + 1] ?? -1));
    if ((hit.meaning[i] ?? 0) >= 0.75 && (hit.meaning[i + 1] ?? 0) >= 0.75 && apart <= NEAR_BY) pairs++;
  }
  return all > 0 ? pairs / all : (hit.form[0] ?? 0);
}

/**
 * The share of the requirement that the judge knows other words for, by weight. Of the rest, a resume that says it
 * differently shows nothing to the judge.
 */
function knownShare({ units }: Requirement): number {
  const weigh = (of: typeof units) => of.reduce((sum, { weight }) => sum + weight, 0);
  const known = units.filter(({ word }) => word.meanings.some((meaning) => /^[=#]/.test(meaning)));
  return units.length > 0 ? weigh(known) / (weigh(units) || 1) : 0;
}

/** The requirement, read as a title. */
export const titleAsked = memoizeByObject(({ units }: Requirement) =>
  readTitle(units.map(({ word }) => word.key).join(" ")),
);
const titleHeld = memoizeByObject(({ title }: Role) => readTitle(title));

const titleMatch = ({ roles }: ReadResume, requirement: Requirement): number =>
  roles.reduce((most, role) => Math.max(most, compareTitles(titleAsked(requirement), titleHeld(role))), 0);

/** How many lines of work are about the requirement's subject, on a log scale up to 1. */
function nearShare({ lines }: Evidence): number {
  const near = lines.filter(({ place, near }) => place === "work" && near >= 0.4).length;
  return Math.min(1, Math.log1p(near) / 4);
}
