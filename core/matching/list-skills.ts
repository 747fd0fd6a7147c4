import { countMatches } from "#core/patterns";
import { readHeading } from "../analysis/headings";
import { tokenize } from "../analysis/language/tokens";
import type { Criterion } from "../analysis/rubric";
import type { Verdict } from "../analysis/scorecard";
import { isTitleWord } from "../analysis/titles";
import { findTerm } from "../analysis/vocabulary/vocabulary";
import { cuesOf, isAsserted } from "./line-cues";
import { findEmployer } from "./read-profile";
import topicWords from "./topic-words.json";
import type { ReadLine, ReadResume, Word } from "./types";
import type { LineKind } from "./whole/credibility";

const MAX_SKILLS = 24;
const RANK = { strong: 0, partial: 1, weak: 2, none: 3 };

/** Words that by themselves name a topic rather than a skill: whoever ate at restaurants has not managed one. */
const TOPICS = new Set(topicWords);

/** Where and how a resume mentions a skill. */
type Mentions = {
  lines: number;
  /** In a list of skills or the like. */
  isListed: boolean;
  /** In the header of a job. */
  isTitle: boolean;
  /** By the name that we show or several words of it, not only by another such as "quotes" for pricing. */
  isNamed: boolean;
  /** By several words, or by one of its name with a capital: "Excel". */
  isPhrase: boolean;
};

const NO_MENTIONS: Mentions = { lines: 0, isListed: false, isTitle: false, isNamed: false, isPhrase: false };
const keysOf = (name: string) => tokenize(name).map(({ key }) => key);

/** The resume's skills: first those the job asks for, best shown first, then the others, most certain first. */
export function listSkills(
  resume: ReadResume,
  lineKinds: LineKind[],
  { criteria, verdicts }: { criteria: Criterion[]; verdicts: Verdict[] },
): string[] {
  const named = new Map<string, Mentions>();
  const topics = new Set<string>();
  resume.lines.forEach((line, at) => {
    const kind = lineKinds[at] ?? "claim";
    if (kind === "copied" || isOfAuthors(line) || readHeading(line.text)) return;
    const role = line.isHeader ? resume.roles[line.role] : undefined;
    readLine(line, { kind, employer: role && findEmployer(resume.lines, role) }, named, topics);
  });
  const groups = countBy([...named.keys()].map((name) => findTerm(name)?.group));
  const asked = criteria
    .map((criterion, index) => ({ criterion, level: verdicts[index]?.level ?? "none" }))
    .filter(({ level }) => level !== "none")
    .sort((a, b) => RANK[a.level] - RANK[b.level] || b.criterion.weight - a.criterion.weight)
    .flatMap(({ criterion }) => criterion.skills.filter((skill) => named.has(skill) || topics.has(skill)));
  const others = [...named]
    .filter(([name, mentions]) => {
      const term = findTerm(name);
      return term?.kind !== "soft" && !isInPassing(mentions, groups.get(term?.group) === 1);
    })
    .sort(([a, ofA], [b, ofB]) => certainty(ofB) - certainty(ofA) || (a < b ? -1 : 1))
    .map(([name]) => name);
  return [...new Set([...asked, ...others])].slice(0, MAX_SKILLS);
}

/** "Finch, O., Tell, I. R.": a surname and initials. */
const AUTHOR = /(?<!\p{L})\p{Lu}[\p{L}'’-]{1,30},? (?:\p{Lu}\.[ -]?){1,3}/gu;
const CO_AUTHORS = 2;

/** What papers are about, who wrote them, and who recommends the candidate: no skills. */
const isOfAuthors = ({ zone, text }: ReadLine) =>
  zone === "references" || zone === "publications" || countMatches(text, AUTHOR) >= CO_AUTHORS;

/** Adds what a line names to `named`, and topics to `topics`. */
function readLine(
  line: ReadLine,
  { kind, employer }: { kind: LineKind; employer: string | undefined },
  named: Map<string, Mentions>,
  topics: Set<string>,
): void {
  const isList = kind === "list" || kind === "work-list";
  const found = new Set<string>();
  for (const { name, words, isTopic } of namesOn(line)) {
    if (words.some((word) => isInitial(line, word))) continue;
    if (isTopic) topics.add(name);
    if (isTopic || (isList ? isNotYet(line, words) : !line.isHeader && isOfOthers(line, kind, words)))
      continue;
    if (line.isHeader && employer && isWithin(line, words, employer)) continue;
    const mentions = named.get(name) ?? NO_MENTIONS;
    const keys = keysOf(name);
    const isOfName = words.every(({ key }) => keys.includes(key));
    const isCapital = /^\p{Lu}/u.test(line.text.slice((words[0]?.start ?? line.from) - line.from));
    named.set(name, {
      lines: mentions.lines + (found.has(name) ? 0 : 1),
      isListed: mentions.isListed || (isList && !line.isHeader),
      isTitle: mentions.isTitle || line.isHeader,
      isNamed: mentions.isNamed || (isOfName && (words.length > 1 || keys.length === 1)),
      isPhrase: mentions.isPhrase || words.length > 1 || (isOfName && isCapital),
    });
    found.add(name);
  }
}

/** The "R." of "R. Miles" and the "M" of "M.A."; at the end of a line, it may be a sentence's "in SAS and R." */
const isInitial = ({ text, from }: ReadLine, { key, start, end }: Word) =>
  end - start === 1 &&
  /\p{L}/u.test(key) &&
  text[end - from] === "." &&
  text.slice(end - from + 1).trim() !== "";

type Found = { name: string; words: Word[]; isTopic: boolean };

/** The known terms on a line, each with its words. */
function namesOn({ words }: ReadLine): Found[] {
  const found: Found[] = [];
  let open: Found[] = [];
  words.forEach((word, at) => {
    const names = word.meanings.filter((meaning) => meaning.startsWith("#"));
    open = names.map((name) => {
      const before = word.joined ? open.find((other) => other.name === name.slice(1)) : undefined;
      if (before) {
        before.words.push(word);
        before.isTopic = false;
        return before;
      }
      const next = words[at + 1]?.meanings.includes(name);
      const one = { name: name.slice(1), words: [word], isTopic: !next && TOPICS.has(word.key) };
      found.push(one);
      return one;
    });
  });
  return found;
}

/** "Studying for the CPA" in a list: planned or denied. */
function isNotYet(line: ReadLine, [first]: Word[]): boolean {
  const cues = cuesOf(line);
  if (!first || cues === "asserted") return false;
  const cue = cues(first);
  return cue === "planned" || cue === "negated";
}

/** Whether the words stand in the employer's name: nobody can do "Hive Logistics". */
function isWithin({ text, from }: ReadLine, words: Word[], employer: string): boolean {
  const at = text.indexOf(employer);
  return at >= 0 && words.every(({ start, end }) => start - from >= at && end - from <= at + employer.length);
}

/** Planned, denied or somebody else's: "worked with the civil engineers", "studying for the CPA". */
function isOfOthers(line: ReadLine, kind: LineKind, words: Word[]): boolean {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return false;
  if (kind === "work" && isTitleWord(last.key.replace(/s$/, ""))) return true;
  const cues = cuesOf(line);
  return cues !== "asserted" && !isAsserted(cues(first));
}

/**
 * One line of prose that uses another word for it proves no skill, unless it is a phrase and the resume has more of the
 * kind. Readers found 31 of 100 such skills untrue of the person, of all others 7.
 */
const isInPassing = ({ lines, isListed, isTitle, isNamed, isPhrase }: Mentions, isAlone: boolean) =>
  lines === 1 && !isListed && !isTitle && !isNamed && (!isPhrase || isAlone);

const certainty = ({ lines, isListed, isTitle, isNamed, isPhrase }: Mentions) =>
  Math.min(lines, 4) + (isListed ? 1 : 0) + (isTitle ? 1 : 0) + (isNamed ? 1 : 0) + (isPhrase ? 0.5 : 0);

function countBy<Key>(keys: Key[]): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
