import { stemmer } from "stemmer";
import exceptions from "./stem-exceptions.json";
import { stemRussian } from "./stem-russian";

const readPairs = (list: string) =>
  new Map(list.split("|").map((pair) => pair.split(" ") as [word: string, instead: string]));

const spelling = readPairs(exceptions.spelling);
/** Irregular forms, and word families that the algorithm splits or confuses. */
const stems = new Map([...readPairs(exceptions.irregular), ...readPairs(exceptions.families)]);

/** Checks the first letter only, because this runs several times for every word of a resume. */
export function isCyrillic(word: string): boolean {
  const first = word.charCodeAt(0);
  return first >= 0x400 && first <= 0x4ff;
}

const known = new Map<string, string>();

/** Cuts a folded word to the stem of its family: manage, managing, manager, management -> "manag". */
export function stem(key: string): string {
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const result = computeStem(key);
  // The cap keeps a resume of invented words from growing the memory of a Worker that lives for hours.
  if (known.size < 50_000) known.set(key, result);
  return result;
}

/** Longer strings are not words. */
const LONGEST = 40;
const SHORT = 4;

function computeStem(key: string): string {
  if (isCyrillic(key)) return stemRussian(key);
  if (key.length > LONGEST || !/^[a-z]{3,}$/.test(key)) return key;
  const plain = /[ao]e/.test(key) ? key.replace(DIGRAPH, "e") : key;
  const spelled = spelling.get(key) ?? americanize(plain);
  const word = spelled.endsWith("ist") ? spelled.replace(SCHOLAR, "$1y") : spelled;
  // "AED" has no ending to cut.
  if (word.length <= SHORT) return stems.get(word) ?? word;
  return stems.get(word) ?? stems.get(withoutEnding(word)) ?? stemmer(word);
}

/** "Organised" becomes "organized", "catalogued" "cataloged"; "supervised" and "advertising" have an s there too. */
function americanize(word: string): string {
  if (LOGUE.test(word)) return word.replace(LOGUE, "$1og$2").replace(/oge?s?$/, "og");
  if (!/is(?:e|ed|es|er|ing|ation|ations)$/.test(word) || ALWAYS_S.test(word)) return word;
  return word.replace(/is(e|ed|es|er|ing|ation|ations)$/, "iz$1");
}

/** "Anaesthetist", "haematology", "oestrogen"; the same letters in "shoe" are no digraph. */
const DIGRAPH = /(?<=[a-z])(?<!arch|par)ae(?=[a-z])|^oe|(?<=^f|rrh|hom)oe|(?<=^c)oe(?=li)/g;

/** A radiologist's work is radiology. */
const SCHOLAR = /(olog|iatr|ometr|otom)ist$/;

const LOGUE = /(al|el|il|ol)ogu(e|ed|es|er|ing)$/;

const ALWAYS_S =
  /(?:superv|rev|adv|dev|advert|exerc|franch|enterpr|expert|prom|ra|prec|otherw|merchand|compr|surpr|compromi|disgu|no|pra|cru|bru|ar|w|r)is(?:e|ed|es|er|ing|ation|ations)$/;

/** For forms in -s, -ed or -ing of verbs that are irregular or belong to a listed family. */
const withoutEnding = (word: string) => word.replace(/(?:ed|ing|s)$/, "");
