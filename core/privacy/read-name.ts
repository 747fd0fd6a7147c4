import { patternOf } from "#core/patterns";
import { readHeading } from "../analysis/headings";
import { isAskingWord, isCommonWord, isStopWord } from "../analysis/language/stop-words";
import { tokenize } from "../analysis/language/tokens";
import { isTitleWord } from "../analysis/titles";
import { findTerms } from "../analysis/vocabulary/vocabulary";
import { isEnglishWord } from "../languages/english-words";
import { isFamilyName, isGivenName } from "./common-names";
import { isPlace, looksLikePlace } from "./places";
import patterns from "./read-name.patterns.json";

const NAME_WORD = /^(?:\p{Lu}|\p{Lo})[\p{L}\p{M}'’‘.-]*$/u;
export const PARTICLE =
  /^(?:de|del|della|dela|dello|degli|der|den|van|von|vander|ter|ten|bin|binti|binte|ibn|bint|al|el|da|das|do|dos|du|di|la|las|le|los|y|e|af|av|und|zu|zum|zur|auf|op|aan|het|abu|st|ap|ben|bar)$/i;
/** What a name ends in besides the surname: "Jr.", "III". */
export const GENERATION = /^(?:jr|sr|ii|iii|iv)\.?$/i;
const ONE_WORD_NAME =
  /^(?:\p{Script=Han}{2,4}|\p{Script=Hangul}{2,4}|[\p{Script=Han}\p{Script=Katakana}ー・]{3,10})$/u;
const NOT_NAME = patternOf(patterns.notName);
const FIRMS = patternOf(patterns.firms);

/** Words that open resumes but are neither names, titles nor vocabulary terms. */
const ORDINARY = new Set(
  `sales outbound inbound inside outside regional area national kids guest substitute para lead chief acting grade rank adult
  senior junior mid entry level principal staff deputy graduate post doctoral fellow fellowship graduated undergraduate
  self sustaining personal premium executive general corporate public relations human resources health care healthcare
  office customer client patient clinical medical dental legal paralegal construction project product program process
  branch store retail warehouse kitchen banquet event social creative art arts music theater floral interior graphic
  multimedia visual fashion beauty fitness yoga sushi pastry line sous head night day shift part time full freelance
  contract owner co founder new best top main first second third open source native bilingual english spanish french
  german hindi russian arabic hebrew chinese mandarin portuguese italian japanese highly motivated dynamic results driven
  dedicated experienced skilled strong proven passionate creative innovative reliable detail hard working energetic
  ambitious accomplished seasoned talented versatile enthusiastic friendly objective summary profile technical computer
  electrical mechanical civil chemical industrial structural biomedical environmental aerospace information security
  hardware embedded mobile desktop cloud database developer analytics science research laboratory lab test quality
  assurance supply chain logistics transport aviation military army navy air force marine veteran fire police
  department office county district state federal united central north south east west northern southern eastern western
  control low high complex core competencies areas selected notable major minor additional other hello thank welcome available
  mr mrs ms miss dr sr jr the and with for from this that risk oversight division membership consumer advocate
  cell mobile mob tel phone fax subject matter immediate joiner desired seeking looking having working willing open experienced
  organised organized certified skilled proficient professional expert specialist enthusiast aspiring qualified qualification total
  overall around over more than years year months month currently presently about myself worked work works present`
    .split(/\s+/)
    .filter(Boolean),
);

const HONORS =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|professor|er|engr|ca|adv|shri|smt|sir|rev|capt|captain|sgt|lt|col|hon|herr|frau|m\.|mme|sr\.|sra\.?|dipl\.-ing|ing)\.?\s+)+/i;
const POST_NOMINALS = patternOf(patterns.postNominals);

/** Removes titles and degrees from a name: "Dr. Jane Roe, MBA, PMP" becomes "Jane Roe". */
export const stripHonors = (piece: string) => {
  const bare = piece.replace(HONORS, "");
  const cut = bare.replace(POST_NOMINALS, "");
  // "Wei Ma", "Jing Do": what remains must still be a name.
  return /\s/.test(cut) || ONE_WORD_NAME.test(cut) ? cut : bare;
};

/** True if the word also has another meaning, so that by itself it does not refer to the person. */
export function isOrdinaryWord(word: string): boolean {
  const lower = word.toLowerCase().replace(/[.'’]/g, "");
  return (
    ORDINARY.has(lower) ||
    isTitleWord(lower) ||
    isStopWord(lower) ||
    isCommonWord(lower) ||
    isAskingWord(lower) ||
    findTerms(word, tokenize(word)).length > 0
  );
}

export type NameSign = {
  words: string[];
  given: boolean;
  family: boolean;
  /** One of the words is a job title. */
  title: boolean;
  /** Words with another meaning that are not known names. */
  ordinary: number;
  /** Of those, common English words that are not ordinary in resumes: "Urban", "Toy". */
  english: number;
  /** Words that are known neither as names nor as anything else. */
  unknown: number;
};

/** The evidence for and against the piece being a name; undefined if it cannot be one. */
export function readName(piece: string): NameSign | undefined {
  if (piece.length < 2 || piece.length > 48 || /[\d@/\\&!?*_#+=<>"]/.test(piece)) return undefined;
  if (NOT_NAME.test(piece) || FIRMS.test(piece) || readHeading(piece) || looksLikePlace(piece))
    return undefined;
  if (ONE_WORD_NAME.test(piece))
    return { words: [piece], given: false, family: false, title: false, ordinary: 0, english: 0, unknown: 2 };
  const words = piece.split(/\s+/);
  if (words.length < 2 || words.length > 6) return undefined;
  const isCapitals = piece === piece.toUpperCase();
  let [ordinary, english, unknown, shouted, long] = [0, 0, 0, 0, 0];
  let [given, family, title] = [false, false, false];
  for (const [index, word] of words.entries()) {
    if (index > 0 && index < words.length - 1 && PARTICLE.test(word)) continue;
    if (index === 0 && PARTICLE.test(word) && words.length > 2) continue;
    if (/^(?:\p{Lu}\.?-?){1,2}$/u.test(word) && (word.endsWith(".") || word.length === 1)) {
      if (word.endsWith(".")) unknown++;
      continue;
    }
    if (!NAME_WORD.test(word) || /\.\p{L}{2}/u.test(word) || /..{3}\.$/.test(word)) return undefined;
    if (!isCapitals && word.length <= 3 && word === word.toUpperCase() && /^\p{Lu}+$/u.test(word)) shouted++;
    long++;
    const isGiven = isGivenName(word);
    const isFamily = isFamilyName(word);
    given ||= isGiven;
    family ||= isFamily && index > 0;
    if (isFamily && index === 0 && !isGiven) family = true;
    if (isGiven || isFamily) continue;
    title ||= isTitleWord(word);
    // Place names can be given names; a piece that is only a place has been ruled out above.
    if (isOrdinaryWord(word) || (index > 0 && isPlace(word))) ordinary++;
    else if (isEnglishWord(word) && !given) english++;
    else unknown++;
  }
  if (long === 0 || long > 5 || (shouted > 0 && shouted < words.length && !given && !family))
    return undefined;
  return { words, given, family, title, ordinary: ordinary + english, english, unknown };
}
