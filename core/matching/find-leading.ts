import { patternOf } from "#core/patterns";
import { isTitleWord } from "../analysis/titles";
import patterns from "./find-leading.patterns.json";
import table from "./leading-words.json";
import { DUTY } from "./role-titles";
import type { Leading, ReadResume } from "./types";

const setOf = (words: string) => new Set(words.split(" "));
const lead = setOf(table.lead);
const staff = setOf(table.staff);
const train = setOf(table.train);
const people = setOf(table.people);
const units = setOf(table.units);
const things = setOf(table.things);
const between = setOf(table.between);
const nouns = setOf(table.nouns);
const posts = setOf(table.posts);
const openers = setOf(table.openers);
const holders = setOf(table.holders);
const stops = setOf(table.stops);
const numbers = new Map<string, number>(Object.entries(table.numbers));

const LEADING_TITLE =
  /\b(?:supervisor|team lead(?:er)?|lead|head|foreman|forewoman|superintendent|captain|chef de|sous chef)\b/i;
const MANAGING_TITLE =
  /\b(?:manager|director|chief|principal|president|owner|controller|vp|executive chef)\b/i;
const ACCOUNTS =
  /\b(?:account|product|project|case|office|relationship|property|community|content|brand|marketing|social media) managers?\b|\bassistant to\b/i;

/** Phrases that say the candidate leads people: "supervisory duties", "17 direct reports". */
const SAID = /\bsupervisory (?:duties|responsibilit|role)|\bdirect reports\b|\breporting to me\b/i;
/** Whom it must be said of: "six clerks reported to me", but not "faults reported to me". */
const UNDER_ME =
  /\b(?:(?:directly )?report(?:ed|s)? (?:directly )?to me|under me|(?:took|had|got) [^.;]{0,60}\b(?:instructions|orders|tasks|targets)\b[^.;]{0,40} from me)\b/i;
/** What is done for those who are led; two of these say so, one may be paperwork. */
const FOR_STAFF = [patterns.reviews, patterns.leave, patterns.tasks, patterns.rota].map(patternOf);
/** Somebody else leads: "reported to", "assisted the manager who led". */
const OTHERS = [
  /\b(?:assist(?:ed|ing|ant)? (?:to )?(?:the )?|helped |report(?:ed|ing|s)? to |under (?:the )?(?:supervision|direction))(?:\p{L}{1,20} ){0,3}$/iu,
  /\b(?:on behalf of|was|were|be|being|been|did not|never|not|no|without|who|one of) (?:\p{L}{1,20} ){0,3}$/iu,
];
/** "Secretary to the manager of ten clerks", but not "as the manager". */
const OF_ANOTHER = /(?<!\bas )\b(?:the|our|my|his|her|their|to|for|with|by|under) (?:\p{L}{1,20} ){0,2}$/iu;
const isOfOthers = (before: string) => OTHERS.some((pattern) => pattern.test(before)) || NEGATED.test(before);
const NEGATED = /\b(?:no|not|never|without|under|reporting to)\b[^.;,]{0,40}$/i;
const MAY_LEAD = patternOf(patterns.mayLead);

type Token = { key: string; start: number; end: number };

/** A verb and the people it applies to. */
type Act = { kind: "led" | "trained"; people: number };

/** Finds the lines that show that the candidate led people. */
export function findLeading(resume: Omit<ReadResume, "leading">): Leading {
  const found: Leading = { led: [], trained: [], titles: [], managing: [] };
  resume.lines.forEach((line, index) => {
    if (line.heading || line.zone === "references" || line.zone === "interests") return;
    const { title = "", titleLine } = (line.isHeader && resume.roles[line.role]) || {};
    if (titleLine === index && !ACCOUNTS.test(title)) {
      if (LEADING_TITLE.test(title)) found.titles.push(index);
      else if (MANAGING_TITLE.test(title)) found.managing.push(index);
    }
    // Duties may stand on the line of the title: "Engineer, 2009-2012 Led a squad of nine soldiers".
    const text = line.text.slice(titleLine === index ? line.text.indexOf(title) + title.length : 0);
    if ((line.list && !DUTY.test(text)) || !MAY_LEAD.test(text)) return;
    const acts = readActs(text);
    const led = acts.filter(({ kind }) => kind === "led");
    if (led.length > 0) found.led.push({ line: index, people: Math.max(...led.map((act) => act.people)) });
    if (led.length < acts.length) found.trained.push(index);
  });
  return found;
}

const LONGEST = 400;

function readActs(whole: string): Act[] {
  const text = whole.slice(0, LONGEST);
  const tokens = tokensOf(text);
  const acts: Act[] = [];
  tokens.forEach(({ key, start }, at) => {
    const phrase = phrases.find((words) => words.every((word, i) => tokens[at + i]?.key === word));
    const isPost = posts.has(key) && tokens[at + 1]?.key === "of";
    if (!phrase && !isPost && !(lead.has(key) || staff.has(key) || train.has(key))) return;
    if (!isPost && !isVerb(tokens, at)) return;
    const before = text.slice(Math.max(0, start - 60), start);
    if (isOfOthers(before) || (isPost && OF_ANOTHER.test(before))) return;
    const people = countPeople(text, tokens, { from: at + (phrase?.length ?? 1), most: phrase ? 4 : 9 });
    if (people === undefined) return;
    acts.push(train.has(key) ? { kind: "trained", people: 0 } : { kind: "led", people });
  });
  if (acts.some(({ kind }) => kind === "led")) return acts;
  const under = UNDER_ME.exec(text);
  const said =
    under &&
    tokens
      .filter(({ end }) => end <= under.index)
      .slice(-6)
      .some(({ key }) => isPeople(key))
      ? under
      : SAID.exec(text);
  if (said && !isOfOthers(text.slice(0, said.index)))
    acts.push({ kind: "led", people: countOf(lastBefore(tokens, said.index)) });
  else if (FOR_STAFF.filter((pattern) => pattern.test(text)).length > 1) {
    const people = tokens.findIndex(({ key }) => isPeople(key));
    if (people >= 0 && !isOfOthers(text.slice(0, tokens[people]?.start)))
      acts.push({ kind: "led", people: countOf(tokens.slice(Math.max(0, people - 3), people)) });
  }
  return acts;
}

/** "Management" counts only in "management of", "direct" only at the start of a clause. */
function isVerb(tokens: Token[], at: number): boolean {
  const { key = "" } = tokens[at] ?? {};
  const before = tokens[at - 1]?.key ?? ".";
  const next = tokens[at + 1]?.key ?? "";
  // "Managed care teams": a kind of insurance.
  if (key === "managed" && next === "care") return false;
  // "Support management, leads and sales": people who lead.
  if (key === "leads" && /^(?:[,;]|and|or|all|our|the)$/.test(before) && /^(?:[,;]|and|or)$/.test(next))
    return false;
  // "Directed visitors to staff" sends somebody there.
  if (/^direct(?:ed|s|ing)?$/.test(key) && tokens.slice(at + 1, at + 4).some((next) => next.key === "to"))
    return false;
  if (nouns.has(key)) {
    return (/^(?:of|to)$/.test(next) || key.endsWith("ing")) && before !== "performance";
  }
  return !openers.has(key) || /^(?:[^\p{L}\d]|and|to|i|also|ly|\p{L}+ly)$/u.test(before) || isActing(before);
}

const isActing = (key: string) => lead.has(key) || staff.has(key) || train.has(key);

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/\p{L}[\p{L}'’-]{0,30}|\d[\d,]{0,8}|[.;:()[\]/&,+–-]/gu)].map(({ 0: word, index }) => ({
    key: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));

const phrases = table.leadPhrases.split("|").map((phrase) => phrase.split(" "));

/** What may follow the word for the people: in "team goals", "team" does not mean people. */
const AFTER = patternOf(patterns.afterPeople);

/** How many people a verb applies to, 0 if it is not said: within `most` words after it and in the same phrase. */
function countPeople(
  text: string,
  tokens: Token[],
  { from, most }: { from: number; most: number },
): number | undefined {
  let count = 0;
  for (let at = from; at < Math.min(tokens.length, from + most); at++) {
    const { key = "" } = tokens[at] ?? {};
    const next = tokens[at + 1]?.key ?? "";
    const number = numberOf(key);
    if (number !== undefined && isCount(text, tokens[at])) count = number;
    if (isPeople(key) || units.has(key)) {
      // In "team members", the people are the next word.
      if (isPeople(next) || units.has(next)) continue;
      if (next !== "" && !AFTER.test(next)) return undefined;
      // Two teams are more than two people.
      return units.has(key) && key.endsWith("s") && key !== "staff" ? 0 : count || sizeAfter(tokens, at + 1);
    }
    if (/^[.;:)[\]]$/.test(key) || (key === "," && !isActing(tokens[at - 1]?.key ?? ""))) return undefined;
    // "Records of 240 employees" are records, not people.
    if (key === "of" && !holdsPeople(tokens[at - 1]?.key ?? "")) return undefined;
    if (stops.has(key) && !(key === "student" && isPeople(next))) return undefined;
  }
  return undefined;
}

const holdsPeople = (key: string) => posts.has(key) || units.has(key) || nouns.has(key) || holders.has(key);

const isPeople = (key: string) =>
  people.has(key) ||
  (/s$/.test(key) && !things.has(key) && isTitleWord(key.replace(/s$/, ""))) ||
  /^(?:\p{L}+men|\p{L}+women)$/u.test(key);

const numberOf = (key: string) =>
  numbers.get(key) ?? (/^\d/.test(key) ? Number(key.replace(/,/g, "")) : undefined);

/** Not a sum of money, a percentage or a duration. */
const isCount = (text: string, token: Token | undefined) =>
  token !== undefined &&
  !/[$€£]\s?$/.test(text.slice(Math.max(0, token.start - 2), token.start)) &&
  !/^\s?(?:%|percent|million|k\b|years?|months?|hours?)/i.test(text.slice(token.end, token.end + 9));

/** The size after a team: "a team of five", "staff (10)", "team that consisted of eight". */
function sizeAfter(tokens: Token[], from: number): number {
  for (let at = from; at < from + 7; at++) {
    const { key = "." } = tokens[at] ?? {};
    const number = numberOf(key);
    if (number !== undefined) return number < 1900 || number > 2100 ? number : 0;
    if (/^[.;:]$/.test(key)) return 0;
    if (!between.has(key) && !/^(?:that|which|who|consisted|consisting|comprising|made|[([,])$/.test(key))
      return 0;
  }
  return 0;
}

const lastBefore = (tokens: Token[], index: number) => tokens.filter(({ end }) => end <= index).slice(-3);

const countOf = (tokens: Token[]) => tokens.reduce((found, { key }) => numberOf(key) ?? found, 0);
