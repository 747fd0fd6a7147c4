import { stem } from "./language/stem";
import { isStopWord } from "./language/stop-words";
import { tokenize } from "./language/tokens";
import table from "./title-kin.json";
import { foldTitleWord, headGroups, isRank, spellOut } from "./title-words";

export type Title = {
  /** Head nouns of the title: "engineer". */
  heads: string[];
  /** Stems of the words that say what kind: "data", "sale". Rank (senior, junior) is left out. */
  about: string[];
};

export const isTitleWord = (word: string) => headGroups.has(foldTitleWord(word));

/** "RN", "CNA", "SRE": initials that stand for a title, in capitals only. */
export const isTitleInitials = (word: string): boolean =>
  /^\p{Lu}{2,4}$/u.test(word) &&
  spellOut(word.toLowerCase()).some((part) => part !== word.toLowerCase() && isTitleWord(part));

/** "Developer/Team Lead" names two jobs, so the result has the words of both. */
export function readTitle(text: string): Title {
  const parts = text.split(/[/|,()]/).map(readPart);
  return {
    heads: [...new Set(parts.flatMap(({ heads }) => heads))],
    about: [...new Set(parts.flatMap(({ about }) => about))],
  };
}

/** A rank word names the job only if nothing else does: a team lead is a lead, but a lead engineer is an engineer. */
function readPart(text: string): Title {
  const heads: string[] = [];
  const ranks: string[] = [];
  const about: string[] = [];
  const words = tokenize(text).flatMap(({ key }) => spellOut(key).map(foldTitleWord));
  for (const word of words) {
    if (headGroups.has(word)) (isRank(word) ? ranks : heads).push(word);
    else if (!isRank(word) && !isStopWord(word)) about.push(stem(word));
  }
  heads.push(...words.flatMap((word, at) => (workers.has(words[at + 1] ?? "") ? agentOf(word) : [])));
  return { heads: heads.length > 0 ? heads : ranks.slice(0, 1), about };
}

const setOf = (words: string) => new Set(words.split(" ").map(foldTitleWord));
const workers = setOf(table.workers);
const carried = setOf(table.carried);

/** A billing specialist is a biller. */
const agentOf = (word: string): string[] =>
  word.endsWith("ing") ? ["er", "or"].map((end) => word.replace(/ing$/, end)).filter(isTitleWord) : [];
const actOf = (head: string) => stem(head.replace(/[eo]r$/, "ing"));

const kinRows = table.kin.map((row) => row.split("|").map(readPart));

/** What the wanted title has of one for nearly the same work: "safety" of "safety manager" beside an EHS manager. */
const findKin = (wanted: Title, held: Title): Title | undefined =>
  kinRows
    .filter((row) => row.some((title) => isPartOf(title, held)))
    .flatMap((row) => row.find((title) => isPartOf(title, wanted)) ?? [])[0];

const isPartOf = (part: Title, title: Title) =>
  part.heads.every((head) => title.heads.includes(head)) &&
  part.about.every((word) => title.about.includes(word));

function sameHead(a: string[], b: string[]): boolean {
  return a.some((head) => {
    const groups = headGroups.get(head);
    return b.some(
      (other) => other === head || [...(headGroups.get(other) ?? [])].some((group) => groups?.has(group)),
    );
  });
}

/** What a word of a kin title counts: a safety manager is nearly an EHS manager. */
const KIN = 0.7;

/**
 * How well a past job title matches the wanted one, 0 to 1: two thirds for the subject, one third for the kind of
 * work, or half each if the head names a trade. "Accountant" is its own subject, so a one-word title has only a head.
 */
export function compareTitles(wanted: Title, held: Title): number {
  if (wanted.heads.length === 0 && wanted.about.length === 0) return 0;
  const common = wanted.heads.filter((word) => held.heads.includes(word));
  const kin = findKin(wanted, held);
  const isNear = sameHead(wanted.heads, held.heads) || (kin !== undefined && kin.heads.length > 0);
  const head = common.length > 0 ? 1 : isNear ? 0.8 : 0;
  if (wanted.about.length === 0) return head === 1 ? 1 : isNear ? 0.6 : 0;
  const heldWords = new Set([...held.about, ...held.heads.map(stem), ...common.map(actOf)]);
  const worthOf = (word: string) => (heldWords.has(word) ? 1 : kin?.about.includes(word) ? KIN : 0);
  const shared = wanted.about.reduce((sum, word) => sum + worthOf(word), 0) / wanted.about.length;
  if (wanted.heads.length === 0) return shared;
  const isTrade = (word: string) => !carried.has(word);
  // A medical biller is no medical technician: their own words say more than the one they share.
  if (head === 0 && [...wanted.heads, ...held.heads].some(isTrade)) return shared / 3;
  const subject = common.some(isTrade) ? 1 / 2 : 2 / 3;
  return subject * shared + (shared > 0 || head === 1 ? 1 - subject : 0) * head;
}

/** True if the text is a job title and nothing else: "Senior Data Analyst", "Team Lead/Technical Lead". */
export function looksLikeTitle(text: string): boolean {
  const tokens = tokenize(text);
  if (tokens.length === 0 || tokens.length > 7 || /[.!?]$/.test(text.trim())) return false;
  if (/\b(?:skills?|experience|knowledge|management|ability)\b/i.test(text)) return false;
  const last = tokens.at(-1)?.key ?? "";
  // "Supervised teaching assistants" is about other people: an advert names its own title in the singular.
  if (tokens.length > 2 && /^\p{L}+(?:ed|ing)\s.*[^s]s$/iu.test(text.trim())) return false;
  const beforeBreak = text.split(/[/,(–-]| of | - /)[0] ?? text;
  const lastBefore = tokenize(beforeBreak).at(-1)?.key ?? "";
  return isTitleWord(last) || isTitleWord(lastBefore);
}
