import { patternOf } from "#core/patterns";
import { isStopWord } from "../analysis/language/stop-words";
import type { Cue } from "./cues";
import patterns from "./find-evidence.patterns.json";
import { createHomonymFilter } from "./homonyms";
import {
  ASKS_TRAINING,
  asTrained,
  cuesOf,
  denyClauses,
  denyElsewhere,
  isAsserted,
  namesOthers,
  stemsOfActs,
} from "./line-cues";
import { coverage, coverPart, type Hit, type Matcher, matchWords, nameOf, wordsToMatch } from "./match-words";
import { namesAct } from "./requirement-units";
import type { ReadLine, ReadResume, Word, Zone } from "./types";

/** The kind of place where evidence was found. */
export type Place = "work" | "work-list" | "title" | "narrative" | "listed" | "education" | "certificates";

export type LineEvidence = {
  line: number;
  place: Place;
  role: number;
  /**
   * How much of the requirement is covered, 0 to 1: by the same words (`form`), also by words with the same meaning
   * (`meaning`), also by words on the same subject (`near`).
   */
  form: number;
  meaning: number;
  near: number;
  /** Like `meaning`, with the words of the job's header added to those of the line. */
  inContext: number;
  /** Coverage of the requirement's least covered part. */
  weakest: number;
  /** Coverage of its best covered example. */
  example: number;
  cue: Cue;
  /** Offsets of the words that meet it. */
  start: number;
  end: number;
  hit: Hit;
};

export type Evidence = {
  lines: LineEvidence[];
  /** Lines that mention it but negate it, only plan it, or attribute it to somebody else. */
  denied: LineEvidence[];
  /** Coverage by all lines of work together, by the best single job, and by the whole resume. */
  inWork: number;
  inRole: number;
  inAll: number;
};

/** What the words of a name count if they are farther apart than `TOGETHER`. */
const APART = 0.55;
const TOGETHER = 4;

const NARRATIVE = new Set<Zone>([
  "summary",
  "projects",
  "awards",
  "memberships",
  "publications",
  "other",
  "header",
  "contact",
]);

const UNPAID = /\b(?:volunteer(?:ed|ing)?|pro bono|unpaid|honorary)\b/i;

/** "Volunteer coach, Youth Soccer, 2016 - 2023: trained the team twice a week". */
export const isVoluntaryWork = ({ text, role }: ReadLine) => role < 0 && UNPAID.test(text);

/** Lines under a heading for work count as work, even without dates that we can read. */
function placeOf(line: ReadLine): Place {
  if (line.spoken) return "listed";
  if (line.role >= 0) return line.isHeader ? "title" : line.list ? "work-list" : "work";
  if (line.zone === "work") return line.list ? "work-list" : "work";
  if (line.zone === "education") return "education";
  if (line.zone === "certificates") return "certificates";
  if (NARRATIVE.has(line.zone)) return line.list ? "listed" : "narrative";
  return "listed";
}

/** Every line that covers any of the requirement, with how much of it and in what way. */
export function findEvidence(resume: ReadResume, matcher: Matcher): Evidence {
  const { requirement } = matcher;
  const size = requirement.units.length;
  const name = size > 1 ? nameOf(requirement) : undefined;
  const lines: LineEvidence[] = [];
  const denied: LineEvidence[] = [];
  const headers = new Map<number, Hit | undefined>();
  const headerOf = (role: number) => {
    if (!headers.has(role)) {
      const words = (resume.roles[role]?.headerLines ?? []).flatMap((at) => resume.lines[at]?.words ?? []);
      headers.set(role, matchWords(matcher, words));
    }
    return headers.get(role);
  };
  const isHomonym = createHomonymFilter(resume, requirement);
  const isAct = requirement.units.map(({ word }) => namesAct(word.key));
  const isOneThing = !SEVERAL.test(requirement.text);
  const actStems = stemsOfActs(requirement);
  // Who asks for "training" alone asks for somebody who trains.
  const isTrainingAsked = ASKS_TRAINING.test(requirement.text) && requirement.units.length > 1;
  for (const [index, places] of wordsToMatch(resume, matcher)) {
    const line = resume.lines[index];
    if (!line || line.heading || line.zone === "references") continue;
    const isMeant: CountsOf = (word) =>
      isHomonym?.(line, word) || (actStems.has(word.stem) && namesOthers(line, word)) ? 0 : 1;
    const whole = matchWords(matcher, line.words, isMeant, places);
    if (!whole) continue;
    const goods = isAct.some(Boolean) ? findGoods(line, whole) : undefined;
    const counts: CountsOf = (word) => (goods?.has(word) ? 0 : isMeant(word));
    const hit = goods ? matchWords(matcher, line.words, counts, places) : whole;
    if (!hit) continue;
    const known = cuesOf(line);
    if (known === "asserted") {
      lines.push(describe(line, index, hit, known));
      continue;
    }
    const acts = new Set([...hit.at].filter((at, unit) => at >= 0 && isAct[unit]));
    const trained = isTrainingAsked ? asTrained(known) : known;
    const cues = denyClauses(line, hit, acts, denyElsewhere(line, hit, trained));
    const ifAsserted = (word: Word) => (isAsserted(cues(word)) ? counts(word) : 0);
    const asserted = matchWords(matcher, line.words, ifAsserted, places);
    if (asserted && asserted.words.length > 0 && !isActDenied(hit, asserted))
      lines.push(describe(line, index, asserted, "asserted"));
    else {
      const deny = hit.words.flatMap((at) => line.words[at] ?? []).find((word) => !isAsserted(cues(word)));
      denied.push(describe(line, index, hit, deny ? cues(deny) : "others"));
    }
  }
  return { lines, denied, ...joinUp() };

  function describe(line: ReadLine, index: number, hit: Hit, cue: Cue): LineEvidence {
    const first = line.words[hit.words[0] ?? 0];
    const last = line.words[hit.words.at(-1) ?? 0];
    const { whole: meaning, weakest } = coverage(requirement, hit.meaning);
    const header = line.role >= 0 && !line.isHeader ? headerOf(line.role) : undefined;
    const whole = isPhrase(line, hit) ? 1 : APART;
    const together = hit.meaning.map((value, unit) => Math.max(value, 0.8 * (header?.meaning[unit] ?? 0)));
    return {
      line: index,
      place: placeOf(line),
      role: line.role,
      form: whole * coverage(requirement, hit.form).whole,
      meaning: whole * meaning,
      near: coverage(requirement, hit.near).whole,
      inContext: whole * coverage(requirement, together).whole,
      weakest,
      example: Math.max(
        0,
        ...requirement.examples.map(({ units }) => coverPart(requirement, units, hit.meaning)),
      ),
      cue: cue === "asserted" && ASSISTS.test(line.text) ? "assisted" : cue,
      start: first?.start ?? line.start,
      end: last?.end ?? line.end,
      hit,
    };
  }

  /** "Ran the milling machines, did no programming": no line for the programming of machines. */
  function isActDenied(hit: Hit, asserted: Hit): boolean {
    return isOneThing && isAct.some((act, unit) => act && hit.form[unit] && !asserted.meaning[unit]);
  }

  /** The words of a known name count in full only if they are close together, not if they are spread over the line. */
  function isPhrase({ words }: ReadLine, hit: Hit): boolean {
    if (
      !name ||
      words.some(({ meanings }) => meanings.some((m) => m.slice(1) === name && !m.startsWith("=")))
    )
      return true;
    const places = [...hit.at].filter((at) => at >= 0);
    return places.length < size || Math.max(...places) - Math.min(...places) <= TOGETHER;
  }

  function joinUp() {
    const work = new Float32Array(size);
    const all = new Float32Array(size);
    const byRole = new Map<number, Float32Array>();
    for (const { place, role, hit } of lines) {
      const raise = (to: Float32Array, by: number) => {
        for (let i = 0; i < size; i++) to[i] = Math.max(to[i] ?? 0, by * (hit.meaning[i] ?? 0));
      };
      raise(all, 1);
      if (role < 0) continue;
      raise(work, place === "work-list" ? 0.8 : 1);
      const own = byRole.get(role) ?? new Float32Array(size);
      byRole.set(role, own);
      raise(own, place === "work-list" ? 0.8 : 1);
    }
    const whole = (met: Float32Array) => coverage(requirement, met).whole;
    return {
      inWork: whole(work),
      inAll: whole(all),
      inRole: Math.max(0, ...[...byRole.values()].map(whole)),
    };
  }
}

/** "Sold plumbing repair kits" is no plumbing: the words that only say what kind of goods were handled. */
const HANDLES = patternOf(patterns.handlesGoods);
const NO_GOODS = patternOf(patterns.noGoods);

function findGoods({ text, words }: ReadLine, { words: hits }: Hit): Set<Word> | undefined {
  if (!HANDLES.test(text) || hits[0] === 0) return undefined;
  const met = new Set(hits);
  const goods = new Set<Word>();
  for (const at of hits) {
    let end = at + 1;
    while (met.has(end) && words[end]?.joined) end++;
    const next = words[end];
    const run = words.slice(at, end);
    const isKind = next?.joined && !NO_GOODS.test(next.key) && !isStopWord(next.key);
    if (isKind && run.some(({ key }) => namesAct(key))) for (const word of run) goods.add(word);
  }
  return goods.size > 0 ? goods : undefined;
}

const ASSISTS = /^(?:\p{L}+ly )?(?:assist|help|support|participat|observ|shadow)(?:ed|ing|s|e)?\b/iu;

/** How much a word counts, 0 to 1. */
type CountsOf = (word: Word) => number;

const SEVERAL = /[,;/&]|\b(?:and|or)\b/i;
