import { patternOf } from "#core/patterns";
import { matchSpans, type Span } from "../analysis/spans";
import patterns from "./find-traits.patterns.json";

const LABELS =
  "date of birth|date & place of birth|d\\.? ?o\\.? ?b|birth ?(?:date|day|place|year)|year of birth|place of birth|born(?: on| in)?|age|gender|sex|pronouns|marital status|civil status|family status|relationship status|status(?= ?: ?(?:single|married))|nationality|citizenship|country of (?:birth|origin|citizenship)|religion|caste|category(?= ?: ?(?:obc|sc|st|general))|race|ethnicity|ethnic origin|disability|sexual orientation|(?:father|mother|husband|wife|spouse|guardian)(?:['’]?s)?(?: name)?|spouse|children|no\\.? of children|dependents|passport(?: ?(?:no|number|details|validity|expiry))?|aadhaa?r(?: ?(?:no|number|card))?|pan(?: ?(?:no|number|card))|national id|id (?:no|number|card)|identity (?:card|number)|ssn|social security(?: number)?|ni number|iqama|emirates id|visa (?:no|number)|driving licen[cs]e no|blood group|height|weight|photo(?:graph)?|picture|(?:permanent |present |current |home |mailing |postal |residential |correspondence |local )?address|geburtsdatum|geboren(?: am)?|geburtsort|familienstand|staatsangehörigkeit|geschlecht|anschrift|adresse|date de naissance|nationalité|situation familiale|né[e]? le|sexe|dirección|fecha de nacimiento|estado civil|nacionalidad|edad|sexo|дата рождения|год рождения|место рождения|пол|возраст|гражданство|семейное положение|адрес|место жительства|национальность";
/** A label at the start of a line covers the whole line; inside a line, the text up to the next separator. */
const LABELED_LINE = new RegExp(
  `^[^\\p{L}\\n]{0,6}(?:${LABELS})\\.?[ \\t]{0,10}(?:[:：–-]|[ \\t]{2}|\\t)[^\\n|•·]{0,200}`,
  "gimu",
);
const LABELED_INSIDE = new RegExp(
  `(?<=[|•·;,.\\t(]\\s{0,3}|\\s)(?:${LABELS})\\.?[ \\t]{0,5}[:：][ \\t]{0,5}[^\\n|•·;\\t]{1,80}?(?=[|•·;\\t\\n)]|[ \\t]{2}|$|[,.]? \\p{L}[\\p{L}' ]{1,18}:)`,
  "giu",
);
const UNLABELED = [
  // "DOB: 1990 | Single | German": a single word next to the birth date or marital status.
  /(?<=(?:[Bb]irth|DOB|[Mm]arital|[Mm]arried|[Ss]ingle|[Bb]orn)[^\n]{0,80}[|•·;]\s{0,3})\p{Lu}\p{L}{0,10}(?:an|ish|ese|ani|aqi|nch|tch|ino|wiss)(?=\s{0,3}(?:[|•·;]|$))/gmu,
  /(?<!\p{L})(?:date of birth|birth ?date|d\.?o\.?b\.?)\s{0,3}[:-]?\s{0,3}(?:\d[\d\s./-]{3,12}\d|\d{0,2}(?:st|nd|rd|th)?[ -]?\p{L}{3,9}[ ,-]{1,2}\d{1,4}(?:,? \d{4})?)/giu,
  /(?<!\p{L})(?:marital|civil) status\s{1,3}(?:un)?(?:single|married|divorced|widowed)/giu,
  /(?<!\p{L})(?:gender|sex)\s{1,3}(?:fe)?male/giu,
  /(?<!\p{L})(?:nationality|citizenship|religion)\s{1,3}\p{Lu}\p{L}{2,15}/gu,
  /(?<!\p{L})(?:happily |un)?(?:married|divorced|widowed|widower?)(?:,? (?:with|and)? ?(?:\p{L}{2,6}|\d) (?:children|kids|sons?|daughters?|child))?(?!\p{L})/giu,
  /(?<=^|[|•·,;]\s{0,3})(?:single|unmarried|engaged|separated)(?=\s{0,3}(?:[|•·,;]|$))/gimu,
  /(?<!\p{L})(?:(?:single |proud |working )?(?:mother|father|mum|mom|dad|parent)|stay-at-home (?:mother|father|mum|mom|dad|parent)) of (?:\p{L}{2,6}|\d)(?: \p{L}{2,10})?/giu,
  patternOf(patterns.age),
  patternOf(patterns.citizenship),
  patternOf(patterns.religion),
  patternOf(patterns.photo),
  /^\W{0,3}(?:(?:my|profile|passport) )?(?:photo(?:graph)?|headshot|foto|bewerbungsfoto|фото)\W{0,3}$/gimu,
];
const ADDRESSED =
  "he|she|him|his|her|hers|himself|herself|they|them|their|theirs|themselves|themself|mrs?|miss|mx|madam|sir|mister|male|female|husband|wife|mother(?! tongue)|father|daughter|son|lady|ladies|gentleman|gentlemen|girl|boy|maiden name|herr|frau|monsieur|madame|mademoiselle|señora?|señorita|он|она|его|её|ему|ей";
/** In lower case or capitalized; some are abbreviations in all capitals ("MX", "HE"). */
const ADDRESSED_EITHER_WAY = ADDRESSED.replace(
  /(?<=^|\|)\p{L}/gu,
  (first) => `[${first}${first.toUpperCase()}]`,
);
const GENDERED = [
  new RegExp(`\\((?:${ADDRESSED}|ze|hir|xe)(?:\\s?/\\s?(?:${ADDRESSED}|ze|hir|xe|any)){1,2}\\)`, "giu"),
  new RegExp(
    `(?<![\\p{L}\\p{N}'’])(?:${ADDRESSED})\\.?/(?:${ADDRESSED})(?:/(?:${ADDRESSED}))?(?![\\p{L}\\p{N}])`,
    "giu",
  ),
  new RegExp(`(?<![\\p{L}\\p{N}'’])(?:${ADDRESSED_EITHER_WAY})(?![\\p{L}\\p{N}])\\.?(?<! \\.)`, "gu"),
  /(?<![\p{L}\p{N}])M(?:rs?|s|x)\.? ?(?=\p{Lu}[\p{Ll}█])/gu,
];

const PATTERNS = [LABELED_LINE, LABELED_INSIDE, ...UNLABELED, ...GENDERED];

/** Birth, age, family, origin, religion, identity numbers, photo, and words that reveal gender. */
export function findTraits(text: string): Span[] {
  return PATTERNS.flatMap((pattern) => matchSpans(text, pattern));
}
