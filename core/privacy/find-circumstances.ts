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
  // Masks which country's forces it was, but keeps that it was military service.
  new RegExp(`(?<!\\p{L})(?:${NATIONALITY}|${COUNTRY})(?= (?:${FORCES})(?!\\p{L}))`, "gu"),
  patternOf(patterns.parentalLeave),
  /^[^\p{L}\n]{0,6}(?:career|employment|family) (?:break|gap|pause)(?:[ \t]?[,:(–-]|[ \t]+(?:to|for|from|due|after|\d)|$)[^\n]*/gimu,
  // Its dates may be on the next line.
  /^[^\p{L}\n]{0,6}(?:career|employment|family) (?:break|gap|pause)[ \t]{0,3}\n[^\n]{0,20}(?:19|20)\d\d[^\n]*/gimu,
  patternOf(patterns.leaveOrServiceAbroad),
  /^[^\p{L}\n]{0,6}(?:[Ss]\/[Oo]|[Dd]\/[Oo]|[Ww]\/[Oo]|[Cc]\/[Oo])\.?[: \t][^\n]{2,60}/gmu,
  /\b(?:widow(?:s|er)?|single (?:mother|father|parent)|married with|wheelchair[- ]user|registered disabled|disabled veteran|schwerbehindert\w*|gdb \d\d)\b/gi,
  /\b(?:i am|i['’]m|being) (?:deaf|blind|autistic|disabled|dyslexic|neurodivergent|hard of hearing|partially sighted)\b/gi,
  /^\W{0,4}(?:deaf|blind|autistic|disabled|dyslexic|neurodivergent)\W{0,4}$/gim,
  patternOf(patterns.citizenship),
  /\b(?:[Nn]ative|[Rr]esident|[Ii]mmigrant|[Rr]efugee|[Oo]riginally|[Mm]igrant) (?:of|from) \p{Lu}\p{L}+|\b[Ff]irst-generation \p{Lu}\p{L}+/gu,
  patternOf(patterns.birth),
  // The name before a marriage.
  /(?<!\p{L})(?:née|né|geborene|geb\.|z domu) \p{Lu}[\p{L}'’-]{1,30}/gu,
  // Masks whom the school is for, but keeps that it is a school.
  patternOf(patterns.schoolOfOneSex),
  // Titles before a name that begins a line: they reveal religion, sex or origin.
  /^[^\p{L}\n]{0,4}(?:Shri|Shrimati|Smt|Kum|Sri|Rev|Reverend|Sheikh|Imam|Rabbi|Pastor|Haji|Hajji|Sister|Brother|Herrn?|Frau|Mme|Mlle)\.? (?=\p{Lu}[\p{L}'’ -]{2,40}$)/gmu,
];

const LABELS =
  "konfession|religionszugehörigkeit|geburtsname|nationalität|kinder|mutter|vater|beruf der eltern|geb\\.?|stato civile|cittadinanza|luogo di nascita|data di nascita|état civil|etat civil|tribe|state of origin|lga|native place|home ?town|age ?/ ?sex|sex ?/ ?age|health(?: status)?|physical(?:ly)? (?:challenged|status)|differently abled|family|family (?:details|background)|вероисповедание|служба в армии|воинская обязанность|военная обязанность|дети|состав семьи|знак зодиака";
/** Labels unrelated to work at the start of a line; what follows on that line is masked too. */
const LABELED = new RegExp(
  `^[^\\p{L}\\n]{0,6}(?:${LABELS})[ \\t]{0,6}(?:[:：]|[ \\t][–-])[^\\n|•·]{0,120}`,
  "gimu",
);
const BORN = /^[^\p{L}\n]{0,6}(?:geb\.|geboren) (?:am )?\d[^\n|•·]{3,60}/gimu;
/** A line by itself: "Замужем, двое детей". */
const FAMILY_LINE = patternOf(patterns.familyLine);

/**
 * Personal circumstances that say nothing about the work: leave and career breaks, the country of military service,
 * disability, family, residence status, titles before the name.
 */
export function findCircumstances(text: string): Span[] {
  return [...PATTERNS, LABELED, BORN, FAMILY_LINE].flatMap((pattern) => matchSpans(text, pattern));
}
