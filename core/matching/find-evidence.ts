import { isTitleWord } from "../analysis/titles";
import { type Cue, mayDeny, readCue, splitClauses } from "./cues";
import { coverage, coverPart, type Hit, type Matcher, matchWords } from "./match-words";
import type { Requirement } from "./parse-requirement";
import type { ReadLine, ReadResume, Word } from "./types";

/** How a line bears on a requirement. */
export type Place = "work" | "work-list" | "title" | "told" | "listed" | "education" | "certificates";

export type LineEvidence = {
  line: number;
  place: Place;
  role: number;
  /** Of the requirement, 0 to 1: by the same words; also by words of the same meaning; also of the same subject. */
  form: number;
  meaning: number;
  near: number;
  /** By meaning, with the words of the job's header beside those of the line. */
  inContext: number;
  /** The least covered of its parts. */
  least: number;
  /** The best covered of its examples. */
  example: number;
  cue: Cue;
  /** Where the words that meet it begin and end. */
  start: number;
  end: number;
  hit: Hit;
};

export type Evidence = {
  lines: LineEvidence[];
  /** Lines that speak of it but say no, not yet, or of somebody else. */
  denied: LineEvidence[];
  /** What all lines of work, of one job at most, and of the resume have of it together. */
  inWork: number;
  inRole: number;
  inAll: number;
};

/** What words of a name are worth that stand apart, and how far apart that is. */
const APART = 0.55;
const TOGETHER = 4;

/** The known name that all words of a requirement are. */
const nameOf = ({ units }: Requirement) =>
  units[0]?.word.meanings
    .filter((meaning) => meaning.startsWith("#"))
    .find((meaning) => units.every(({ word }) => word.meanings.includes(meaning)))
    ?.slice(1);

const NARRATIVE = new Set(["summary", "projects", "awards", "other", "header", "contact"]);

/** Under a heading for work, but without dates that could be read, work is work. */

function placeOf(line: ReadLine): Place {
  if (line.role >= 0) return line.isHeader ? "title" : line.list ? "work-list" : "work";
  if (line.zone === "work") return line.list ? "work-list" : "work";
  if (line.zone === "education") return "education";
  if (line.zone === "certificates") return "certificates";
  if (NARRATIVE.has(line.zone)) return line.list ? "listed" : "told";
  return "listed";
}

/** Every line that has something of a requirement, with how much and how it is said. */
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
  resume.lines.forEach((line, index) => {
    if (line.heading) return;
    const hit = matchWords(matcher, line.words);
    if (!hit) return;
    if (!mayDeny(line.text)) {
      lines.push(describe(line, index, hit, "asserted"));
      return;
    }
    const cues = cuesOf(line);
    const cueAt = (word: Word) => cues.get(word) ?? "asserted";
    const asserted = matchWords(matcher, line.words, (word) => (isAsserted(cueAt(word)) ? 1 : 0));
    if (asserted && asserted.words.length > 0) lines.push(describe(line, index, asserted, "asserted"));
    else {
      const first = line.words[hit.words[0] ?? 0];
      denied.push(describe(line, index, hit, first ? cueAt(first) : "others"));
    }
  });
  return { lines, denied, ...joinUp() };

  function describe(line: ReadLine, index: number, hit: Hit, cue: Cue): LineEvidence {
    const first = line.words[hit.words[0] ?? 0];
    const last = line.words[hit.words.at(-1) ?? 0];
    const { whole: meaning, least } = coverage(requirement, hit.meaning);
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
      least,
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

  /** The words of a known name count wholly where they stand together: "project management" is no plan for a project. */
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

const isAsserted = (cue: Cue) => cue === "asserted" || cue === "assisted";
const ASSISTS = /^(?:\p{L}+ly )?(?:assist|help|support|participat|observ|shadow)(?:ed|ing|s|e)?\b/iu;

/** How the line speaks of each of its words. */
function cuesOf(line: ReadLine): Map<Word, Cue> {
  const clauses = splitClauses(line);
  const cues = new Map<Word, Cue>();
  let at = 0;
  line.words.forEach((word, index) => {
    while (at + 1 < clauses.length && (clauses[at]?.to ?? 0) <= word.start) at++;
    const clause = clauses[at];
    if (!clause) return;
    // "Project" of "for the project manager" is the manager's.
    const next = line.words.slice(index, index + 3);
    const end = next.findIndex(({ key }) => isTitleWord(key));
    const isTitle =
      end >= 0 &&
      next.slice(1, end + 1).every(({ joined }) => joined) &&
      !/s$/.test(line.text.slice((next[end]?.start ?? 0) - line.from, (next[end]?.end ?? 0) - line.from));
    cues.set(word, readCue(clause, word.start, word.end, isTitle));
  });
  return cues;
}
