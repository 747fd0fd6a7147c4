import { countMatches, patternOf } from "#core/patterns";
import { HELD_FOR } from "../analysis/asked-years";
import { isTitleWord } from "../analysis/titles";
import { findTerm } from "../analysis/vocabulary/vocabulary";
import { readCue, splitClauses } from "./cues";
import patterns from "./judge-license.patterns.json";
import { coverPart, type Matcher, matchWords } from "./match-words";
import type { Requirement, Unit } from "./requirement";
import { NOT_SHOWN, type Ruling } from "./ruling";
import type { ReadLine, ReadResume } from "./types";
import { isGeneral, isOfName, listWanted } from "./wanted-licenses";

const PLANNED: Ruling = { level: 0, sure: true, note: "It is planned or studied for, not held." };
/** "CPA or CPA candidate", "license or ability to obtain one": who has not got it yet is welcome too. */
const MAY_BE_PLANNED =
  /\b(?:candidate|eligib(?:le|ility)|in progress|working towards?|pursuing|studying|(?:willing(?:ness)?|able|ability) to (?:obtain|get|earn|sit))\b/i;
const ACCEPTED: Ruling = { level: 3, sure: false, note: "Not held yet, which the job accepts." };
const NOT_PASSED = /\b(?:failed|attempt(?:ed)?|denied|refused|mock)\b/i;
const LOWER = "Holds a related or lower-level one.";
/** A word counts as named from here on: the same word or the same known term. */
const NAMED = 0.9;
const EXPIRED = /\b(?:expired|lapsed|ran out|not renewed|inactive|revoked|formerly|former|until 20[01]\d)\b/i;
const VALID_UNTIL =
  /\b(?:valid (?:until|through|thru|till|to)|expire[sd]?(?: on| in)?:?|exp\.?:?)\s(?:[\p{L}.]{3,10} |\d{1,2}[/.-]){0,2}(20\d\d)\b/iu;
/** What goes on in parentheses, or with "licence not applied for yet", is said of the same. */
const NEXT_CLAUSE = /;\s(?!(?:the )?(?:licen[cs]e|certificate|exam|card)\b|[^()]{0,80}\))|\.\s(?=\p{Lu})/u;
/** What a line says between semicolons and full stops about the words from `start` to `end`. */
function clauseAround(text: string, start: number, end: number): string {
  const from = Math.max(text.lastIndexOf("; ", start), text.lastIndexOf(". ", start));
  const to = text.slice(end).search(NEXT_CLAUSE);
  return text.slice(from < 0 ? 0 : from + 2, to < 0 ? text.length : end + to);
}

/** "Valid until May 2024" */
const hasRunOut = (text: string, asOf: Date) =>
  Number(VALID_UNTIL.exec(text)?.[1] ?? Number.POSITIVE_INFINITY) < asOf.getUTCFullYear();
const STUDYING = patternOf(patterns.studying);
const COURSE = /\b(?:course|class(?! [a-z\d]\b)|workshop|seminar|attended|training)\b/i;
const COURSE_FOR_IT = /^.{0,40}\b(?:certification|certificate|exam) (?:class|course|training|prep)/i;
/** Sports with belts. */
const SPORT = /\b(?:judo|karate|taekwondo|aikido|jiu[- ]?jitsu|martial)\b/i;
const HOLDS = patternOf(patterns.holds);
/** "Certification testing" holds nothing. */
const HOLDS_IN_DUTY =
  /\b(?:hold(?:s|ing)?|held|obtain(?:ed|ing)?|earn(?:ed|ing)?|maintain(?:s|ed|ing)?|completed|certified|licen[sc]ed|passed|registered)\b/i;
/** A line of a job with fewer characters is just the name of a certificate. */
const NAME_ONLY = 50;
const IS_VALID = /\b(?:valid|active|current|since|issued)\b|\b(?:19|20)\d\d\b|#\s?\d{4,}/i;
/** The name of a certificate says nothing of who holds it: "Certified Public Accountant" in a list of skills. */
const NAME_OF_CERTIFICATE = /\b(?:Certified|Registered|Licen[sc]ed|Chartered) \p{Lu}\p{L}+/gu;
const OF_OTHERS =
  /\b(?:with|to|for|by|under|from|between|among|assist(?:ed|ing)?|support(?:ed|ing)?|of)\s+(?:the |a |an |our |outside |external |local |two |other |licen[sc]e of a )?$/i;

/** "Works under registered nurses", wherever it stands. */
const BESIDE_OTHERS =
  /\bwork(?:s|ed|ing)? (?:closely )?(?:under|with|for|alongside|beside)\s(?:the |an? |our |several |two |other )?$/i;

/** "Called in a Gas Safe registered colleague" */
const OTHERS_AFTER =
  /^ (?:registered |certified |licen[sc]ed )?(?:colleague|co-?worker|teammate|(?:sub)?contractor|firm|company)s?\b/i;

const CERTIFIED =
  /\b(?:certif\p{L}{0,20}|licen[cs]\p{L}{0,20}|registered|registration|series \d|belt|cdl|[ns]vq|level \d award)\b/iu;
const isCertificate = (meaning: string) =>
  meaning.startsWith("#") && findTerm(meaning.slice(1))?.kind === "certification";

/** True if the line names the certificate itself: a known one, or the same acronym. */
function isNamedOn(line: ReadLine, unit: Unit | undefined): boolean {
  if (!unit) return false;
  const certificates = unit.word.meanings.filter(isCertificate);
  if (certificates.length > 0)
    // The certificate itself or a narrower one: AWS Solutions Architect is an AWS certification.
    return line.words.some(({ meanings }) =>
      meanings.some((m) => certificates.includes(m.startsWith("<") ? `#${m.slice(1)}` : m)),
    );
  return (
    /^[A-Z][A-Z\d]{1,5}$/.test(unit.written) &&
    line.words.some(({ start, end }) => line.text.slice(start - line.from, end - line.from) === unit.written)
  );
}

/** Licenses to practice law are named by the bar. */
const BAR = patternOf(patterns.bar);

const TEACHING = /\bteach(?:ing|er['’]?s?) (?:licen[sc]e|certif|credential|qualification)/i;
const CERTIFIED_TO_TEACH = [
  /\b(?:certified|certification|endorsement)\b.{0,40}\b(?:k ?- ?\d{1,2}|\d{1,2} ?- ?12|grades?)\b/i,
  /\b(?:certified|certification|endorsement)\b.{0,40}\b(?:elementary|secondary|bilingual)\b/i,
  /\b(?:bilingual|elementary|secondary|counseling) (?:endorsement|certification)\b/i,
  /\b(?:pgce|pgde|qts|qtls|qualified teacher|teacher training)\b/i,
];

/** Certificates that come in steps, lowest first. */
const LADDERS = patterns.ladders.map(({ of, steps }) => ({ of: patternOf(of), steps: steps.map(patternOf) }));

/** True if the line names the step asked for or a higher one, false if a lower one, undefined if either names none. */
function holdsRung(asked: string, { text }: ReadLine): boolean | undefined {
  for (const { of, steps } of LADDERS) {
    if (!of.test(asked) || !of.test(text)) continue;
    const found = (said: string) => steps.flatMap((step, at) => (step.test(said) ? [at] : []));
    const wanted = /\bor\b/i.test(asked) ? found(asked)[0] : found(asked).at(-1);
    const held = found(text).at(-1);
    if (wanted !== undefined && held !== undefined) return held >= wanted;
  }
  return undefined;
}

/** True if the line names known certificates, and none of those asked for. */
function namesOther({ words }: ReadLine, units: number[], requirement: Requirement): boolean {
  const named = words.flatMap(({ meanings }) => meanings.filter(isCertificate));
  const asked = units.flatMap((unit) => requirement.units[unit]?.word.meanings.filter(isCertificate) ?? []);
  return named.length > 0 && asked.length > 0 && !named.some((name) => asked.includes(name));
}

/** A nurse is no physician, however near the two words are. */
const isByName = (unit: Unit) => isOfName(unit) || isTitleWord(unit.word.key);

/** Words that are said about a certificate, but not about a skill in a list. */
const DATED = /\b(?:since|valid|issued|renewed|recertified|expires|obtained) /i;
const NEAR_BY = 50;

/** True if a word for a certificate is near the hit, rather than at the other end of a long line. */
function isNearCertificate({ text, from, words }: ReadLine, hit: number[]): boolean {
  const start = (words[hit[0] ?? 0]?.start ?? from) - from;
  const end = (words[hit.at(-1) ?? 0]?.end ?? from) - from;
  return CERTIFIED.test(text.slice(Math.max(0, start - NEAR_BY), end + NEAR_BY));
}

/** A school's diploma is its certificate, but no license. */
const isDiploma = ({ zone, text }: ReadLine, asked: string) =>
  zone === "education" && /\bdiploma\b/i.test(text) && !/\blicen[cs]e/i.test(asked);

/** An enumeration of names outside the certificates and education zones. */
const isRow = ({ zone, text }: ReadLine) =>
  zone !== "certificates" && zone !== "education" && countMatches(text, /[,|•;]/g) >= 4;

/** "Certifications" */
const isBareHeading = ({ heading, words }: ReadLine) =>
  heading && words.every(({ key }) => isGeneral(key) || key === "and");

/** Judges a license or certificate: it must be named, held, valid and the candidate's own. */
export function judgeLicense(resume: ReadResume, matcher: Matcher): Ruling {
  const { requirement } = matcher;
  const wanted = listWanted(requirement);
  if (wanted.length === 0) return NOT_SHOWN;
  const hasAlternatives = requirement.groups.some(({ any }) => any);
  const places = requirement.units.flatMap(({ word, written }, unit) =>
    word.start > 0 && /^\p{Lu}/u.test(written) && !isGeneral(word.key) ? [unit] : [],
  );
  let best = NOT_SHOWN;
  let isPlanned = false;
  /** A line that is no work and names it, but not as a license. */
  let named: number | undefined;
  // How long it has been held is not read.
  const isAged = HELD_FOR.test(requirement.text);
  // Why a line that names it shows nothing is worth more than that no line was found.
  const take = (ruling: Ruling) => {
    if (ruling.level > best.level || best === NOT_SHOWN) best = ruling;
    if (ruling === PLANNED) isPlanned = true;
  };
  resume.lines.forEach((line, index) => {
    if (line.zone === "references" || isBareHeading(line)) return;
    const hit = matchWords(matcher, line.words);
    for (const units of wanted) {
      if (!hit) break;
      const { form, meaning } = hit;
      const isWhole =
        units.every((u) => (form[u] ?? 0) > NAMED) ||
        // Among the licenses, "Registered Nurse" means the RN.
        (line.zone === "certificates" &&
          coverPart(requirement, units, meaning) >= 0.78 &&
          units.every((u) => !isByName(requirement.units[u] as Unit) || (form[u] ?? 0) > NAMED) &&
          // But the BLS is no ACLS.
          !namesOther(line, units, requirement));
      const isName =
        units.some((u) => isNamedOn(line, requirement.units[u])) || isDiploma(line, requirement.text);
      // "Securities" and "teaching" count only near a word for a certificate.
      if (
        !isName &&
        ((line.list && !DATED.test(line.text)) || !isNearCertificate(line, hit.words)) &&
        line.zone !== "certificates"
      ) {
        if (isWhole && units.length > 1 && line.role < 0) named ??= index;
        continue;
      }
      const isPlus = (unit: Unit | undefined) => unit && requirement.text[unit.word.end] === "+";
      if (
        units.some(
          (u) => isPlus(requirement.units[u]) && !line.text.includes(`${requirement.units[u]?.written}+`),
        )
      )
        continue;
      // A network is not "Network+".
      if (
        !isName &&
        !(line.zone === "certificates" && (CERTIFIED.test(line.text) || DATED.test(line.text))) &&
        units.every((u) => requirement.units[u]?.word.meanings.some(isCertificate) ?? false)
      )
        continue;
      const own = units.find((u) => !isGeneral(requirement.units[u]?.word.key ?? ""));
      const isPart =
        units.length > 1 &&
        [units[0], own].every((u = 0) => (form[u] ?? 0) > NAMED) &&
        coverPart(requirement, units, form) >= 0.5;
      if (!isWhole && !isPart) continue;
      const words = units.flatMap((u) => hit.at[u] ?? []).filter((at) => at >= 0);
      take(rule(line, index, { words: words.toSorted((a, b) => a - b), isName, isWhole }));
    }
    // A teaching certificate that names its subject or grades: "Certified English 6-12".
    if (
      best.level < 3 &&
      TEACHING.test(requirement.text) &&
      CERTIFIED_TO_TEACH.some((pattern) => pattern.test(line.text)) &&
      line.role < 0
    ) {
      const said = rule(line, index, { words: hit?.words ?? [0], isName: true, isWhole: true });
      take(said.level < 3 ? said : { ...said, sure: false, note: "Certified in a subject or for grades." });
    }
    const isBar = BAR.test(requirement.text) && BAR.test(line.text);
    if (isBar && places.every((unit) => (hit?.form[unit] ?? 0) > NAMED))
      take(rule(line, index, { words: hit?.words ?? [0], isName: true, isWhole: true }));
    const rung = holdsRung(requirement.text, line);
    if (rung !== undefined) {
      const said = rule(line, index, { words: hit?.words ?? [0], isName: true, isWhole: true });
      const isAll =
        wanted.some((units) => units.every((u) => (hit?.form[u] ?? 0) > NAMED)) || !hasAlternatives;
      const held = said.level < 3 || (rung && isAll) ? said : { ...said, level: 2, sure: false, note: LOWER };
      if (best.line === index) best = held;
      else take(held);
    }
  });
  // Whoever says that it is planned does not hold it because a list names it, or a lower one, too.
  if (isPlanned && (best.level < 2 || best.note === LOWER)) return PLANNED;
  return best === NOT_SHOWN && named !== undefined ? { ...NOT_SHOWN, sure: false, line: named } : best;

  function rule(
    line: ReadLine,
    index: number,
    { words, isName, isWhole }: { words: number[]; isName: boolean; isWhole: boolean },
  ): Ruling {
    const first = line.words[words[0] ?? 0];
    const last = line.words[words.at(-1) ?? 0];
    if (!first || !last) return NOT_SHOWN;
    const clause = splitClauses(line).find(({ from, to }) => first.start >= from && first.start < to);
    const cue = clause ? readCue(clause, first.start, last.end) : "asserted";
    if (cue === "negated" || cue === "others") return NOT_SHOWN;
    const text = line.text;
    if (SPORT.test(text)) return NOT_SHOWN;
    const before = text.slice(0, first.start - line.from);
    const said = clauseAround(text, first.start - line.from, last.end - line.from);
    if (cue === "planned" || STUDYING.test(said)) {
      const isEnough = MAY_BE_PLANNED.test(requirement.text) && !NOT_PASSED.test(said);
      return isEnough ? { ...ACCEPTED, line: index } : PLANNED;
    }
    const after = text.slice(last.end - line.from);
    if (
      (line.role >= 0 && (OF_OTHERS.test(before) || OTHERS_AFTER.test(after))) ||
      BESIDE_OTHERS.test(before)
    )
      return { level: 0, sure: true, note: "It is someone else's." };
    const isWork = line.role >= 0 && !line.isHeader;
    // The word "license" of a name does not say that it is held.
    const isSaid =
      HOLDS_IN_DUTY.test(text) ||
      (isName && (IS_VALID.test(text) || (HOLDS.test(text) && text.length <= NAME_ONLY)));
    if (isWork && !isSaid)
      return { level: 0, sure: false, line: index, note: "Named in a duty, not as held." };
    if (!isWhole) return { level: 2, sure: false, line: index, note: LOWER };
    if (EXPIRED.test(said) || hasRunOut(said, resume.asOf))
      return { level: 2, sure: true, line: index, note: "It was held and is no longer valid." };
    const isCourse = COURSE.test(text) && !HOLDS.test(text.replace(/\b(?:19|20)\d\d\b/g, ""));
    if (isCourse || COURSE_FOR_IT.test(text.slice(Math.max(0, first.start - line.from))))
      return { level: 1, sure: false, line: index, note: "A course is named, not the certificate." };
    if (isRow(line) && !IS_VALID.test(text) && !HOLDS.test(text.replace(NAME_OF_CERTIFICATE, " ")))
      return {
        level: 1,
        sure: true,
        line: index,
        note: "Only listed; the resume doesn't say that it is held.",
        reason: "listed",
      };
    return {
      level: 3,
      sure: !isAged && (line.zone === "certificates" || line.zone === "education" || HOLDS.test(text)),
      line: index,
      note: isAged ? "Named as held; check since when." : "Named as held.",
    };
  }
}
