import { patternOf } from "#core/patterns";
import { matchSpans, type Span } from "../analysis/spans";
import patterns from "./find-circumstances.patterns.json";

const NATIONALITY =
  "\\p{Lu}\\p{Ll}+(?:an|ish|ese|ani|aqi|nch|tch|wiss|reek|sraeli|raqi|akistani|angladeshi|epali|mani|ahraini)";
const COUNTRY =
  "U\\.?S\\.?|U\\.?K\\.?|United States|Israel|Royal|People['’]s|Republic of \\p{Lu}\\p{L}+|Singapore|South Korean?";
const FORCES =
  "Army|Navy|Air Force|Armed Forces|Marine Corps|Marines|Defen[cs]e Forces?|Military|Reserves?|National Guard|Coast Guard";

const PATTERNS = [
  // Whose army it was; that it was one stays.
  new RegExp(`(?<!\\p{L})(?:${NATIONALITY}|${COUNTRY})(?= (?:${FORCES})(?!\\p{L}))`, "gu"),
  patternOf(patterns.parentalLeave),
  /^[^\p{L}\n]{0,6}(?:[Cc]areer|[Ee]mployment|[Ff]amily) (?:break|gap|pause)(?:[ \t]?[,:(–-]|[ \t]+(?:to|for|from|due|after|\d)|$)[^\n]*/gmu,
  patternOf(patterns.leaveOrServiceAbroad),
  /^[^\p{L}\n]{0,6}(?:[Ss]\/[Oo]|[Dd]\/[Oo]|[Ww]\/[Oo]|[Cc]\/[Oo])\.?[: \t][^\n]{2,60}/gmu,
  /\b(?:widow(?:s|er)?|single (?:mother|father|parent)|married with|wheelchair[- ]user|registered disabled|disabled veteran|schwerbehindert\w*|gdb \d\d)\b/gi,
  /\b(?:i am|i['’]m|being) (?:deaf|blind|autistic|disabled|dyslexic|neurodivergent|hard of hearing|partially sighted)\b/gi,
  /^\W{0,4}(?:deaf|blind|autistic|disabled|dyslexic|neurodivergent)\W{0,4}$/gim,
  patternOf(patterns.citizenship),
  /\b(?:[Nn]ative|[Rr]esident|[Ii]mmigrant|[Rr]efugee|[Oo]riginally|[Mm]igrant) (?:of|from) \p{Lu}\p{L}+|\b[Ff]irst-generation \p{Lu}\p{L}+/gu,
  patternOf(patterns.birth),
  // For whom a school is; that it was one stays.
  patternOf(patterns.schoolOfOneSex),
  // Honours before a name that opens its line: they tell a faith, a sex or an origin.
  /^[^\p{L}\n]{0,4}(?:Shri|Shrimati|Smt|Kum|Sri|Rev|Reverend|Sheikh|Imam|Rabbi|Pastor|Haji|Hajji|Sister|Brother|Herrn?|Frau|Mme|Mlle)\.? (?=\p{Lu}[\p{L}'’ -]{2,40}$)/gmu,
];

const LABELS =
  "konfession|religionszugehörigkeit|geburtsname|nationalität|kinder|mutter|vater|beruf der eltern|geb\\.?|stato civile|cittadinanza|luogo di nascita|data di nascita|état civil|etat civil|tribe|state of origin|lga|native place|home ?town|age ?/ ?sex|sex ?/ ?age|native language|first language|health(?: status)?|physical(?:ly)? (?:challenged|status)|differently abled|family|family (?:details|background)|вероисповедание|служба в армии|воинская обязанность|военная обязанность|родной язык|дети|состав семьи|знак зодиака";
/** A label that says nothing of work, at the start of a line, takes what follows it there. */
const LABELLED = new RegExp(
  `^[^\\p{L}\\n]{0,6}(?:${LABELS})[ \\t]{0,6}(?:[:：]|[ \\t][–-])[^\\n|•·]{0,120}`,
  "gimu",
);
const BORN = /^[^\p{L}\n]{0,6}(?:geb\.|geboren) (?:am )?\d[^\n|•·]{3,60}/gimu;
/** A line of its own: "Замужем, двое детей". */
const FAMILY_LINE = patternOf(patterns.familyLine);

/**
 * What a life brings with it and no work shows: leave and career breaks, whose army somebody served in, disability,
 * family, papers of residence, honours before the name.
 */
export function findCircumstances(text: string): Span[] {
  return [...PATTERNS, LABELLED, BORN, FAMILY_LINE].flatMap((pattern) => matchSpans(text, pattern));
}
