import { francAll } from "franc";
import { countMatches } from "#core/patterns";
import { tokenize } from "../analysis/language/tokens";
import { findTerms } from "../analysis/vocabulary/vocabulary";
import { isEnglishWord } from "./english-words";
import type { Language } from "./languages";

/** Candidate languages for resumes in the Latin alphabet: fewer candidates, fewer mistakes. */
const LATIN =
  "eng deu spa fra por ita nld pol ron ces slk hun swe dan nob fin ekk tur hrv bos slv lit lvs vie ind zlm cat als eus glg afr swh azj".split(
    " ",
  );
const CYRILLIC = ["rus", "ukr", "bul", "srp", "bel", "mkd"];

const MAX_CHARACTERS = 8_000;
const MIN_LETTERS = 20;
const MIN_WORDS = 5;
/**
 * A text this short, in ASCII letters only, may be just a name and job titles, which look alike in every language.
 * Its language is named only if it is clearly not English.
 */
const FEW_WORDS = 20;
const FAR_FROM_ENGLISH = 0.8;
/** Share of common English words: English resumes have .41 or more, other languages at most .25. */
const ENGLISH_SHARE = { surely: 0.35, surelyNot: 0.3 };
const MOSTLY_LATIN = 0.7;
const MUCH_CYRILLIC = 0.3;
/** Addresses, links and masked text have no language. */
const NO_WORDS = /[^\s@]{1,64}@\S{1,200}|(?:https?:|www\.)\S{1,300}|█{1,300}/giu;

/**
 * The language a text is written in; undefined if there are too few words to tell. Tool names are English in every
 * language and lists of them have no grammar, so English is identified by its common words, and another language is
 * reported only if those are rare.
 */
export function identifyLanguage(text: string): Language | undefined {
  const words = text.slice(0, MAX_CHARACTERS).replace(NO_WORDS, " ");
  const letters = countMatches(words, /\p{L}/gu);
  if (letters < MIN_LETTERS) return undefined;
  if (countMatches(words, /\p{Script=Latin}/gu) >= MOSTLY_LATIN * letters) return identifyLatin(words);
  const cyrillic = countMatches(words, /\p{Script=Cyrillic}/gu);
  if (cyrillic >= MUCH_CYRILLIC * letters) return identifyCyrillic(words, cyrillic);
  const [likeliest] = francAll(words)[0] ?? ["und"];
  return likeliest === "und" ? undefined : likeliest;
}

function identifyLatin(text: string): Language | undefined {
  const words = wordsOf(text);
  const english = words.filter(isEnglishWord).length / (words.length || 1);
  if (english >= ENGLISH_SHARE.surely) return "eng";
  const isShort = words.length < FEW_WORDS;
  const told = isShort ? withoutTools(text) : text;
  if (wordsOf(told).length < MIN_WORDS) return undefined;
  const ranked = francAll(told, { only: LATIN });
  const [likeliest] = ranked[0] ?? [];
  if (likeliest === "eng") return "eng";
  const nearness = ranked.find(([language]) => language === "eng")?.[1] ?? 0;
  if (isShort && !/[^\p{ASCII}]/u.test(told) && nearness > FAR_FROM_ENGLISH) return undefined;
  return english < ENGLISH_SHARE.surelyNot ? likeliest : undefined;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** Tool names are the same in every language. */
function withoutTools(text: string): string {
  return findTerms(text, tokenize(text)).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  );
}

/** Each of the other languages has letters that Russian lacks, or lacks ы and э. */
function identifyCyrillic(text: string, letters: number): Language {
  const share = (pattern: RegExp) => countMatches(text, pattern) / letters;
  const russian = share(/[ыэё]/giu);
  if (share(/[әғқңөұүһ]/giu) > 0.02) return "kaz";
  if (share(/ў/giu) > 0.005) return "bel";
  if (share(/[іїєґ]/giu) > Math.max(0.01, russian)) return "ukr";
  if (share(/[јљњћђџѓќѕ]/giu) > 0.01) return "srp";
  // Two hundred letters of Russian nearly always contain an ы.
  if (russian > 0 || letters < 200) return "rus";
  return francAll(text, { only: CYRILLIC })[0]?.[0] ?? "rus";
}
