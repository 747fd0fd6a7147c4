import { readHeading } from "./embedded/sections";
import { tokenize } from "./language/tokens";
import type { ContactInfo } from "./scorecard";
import { isTitleWord } from "./titles";
import { findTerms } from "./vocabulary/vocabulary";

export type Span = { start: number; end: number };
/** Finds the phone numbers of a text; the number in the form it is to be shown. */
export type FindPhones = (text: string) => { number: string; start: number; end: number }[];
/** The contact details, and every place in the text where one stands. */
export type FoundContact = ContactInfo & { spans: Span[] };

/**
 * Takes name, e-mail and phone out of a resume by code. Linear in the text whatever the text is: e-mails are
 * grown from their "@" by a bounded number of characters, the name is looked for in the first lines only.
 */
export function extractContact(text: string, findPhones: FindPhones): FoundContact {
  const emails = findEmails(text);
  const phones = findPhones(text.slice(0, PHONE_REACH));
  const email = emails[0]?.email;
  const name = findName(text, email);
  const spans = [
    ...emails.map(({ start, end }) => ({ start, end })),
    ...phones.map(({ start, end }) => ({ start, end })),
    ...(name ? findNameSpans(text, name) : []),
  ];
  return {
    ...(name && { name: tidyName(name) }),
    ...(email && { email }),
    ...(phones[0] && { phone: phones[0].number }),
    spans,
  };
}

const PHONE_REACH = 100_000;
const LOCAL = /[\p{L}\p{N}._%+'-]/u;
const DOMAIN = /[\p{L}\p{N}.-]/u;

export function findEmails(text: string): (Span & { email: string })[] {
  const found: (Span & { email: string })[] = [];
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    let start = at;
    while (start > 0 && at - start < 64 && LOCAL.test(text[start - 1] ?? "")) start--;
    let end = at + 1;
    while (end < text.length && end - at < 190 && DOMAIN.test(text[end] ?? "")) end++;
    while (start < at && /[.'%+-]/.test(text[start] ?? "")) start++;
    const domain = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.[\p{L}]{2,24}/u.exec(
      cutGlued(text.slice(at + 1, end)),
    )?.[0];
    if (start === at || !domain) continue;
    end = at + 1 + domain.length;
    found.push({ email: text.slice(start, end).toLowerCase(), start, end });
  }
  return found;
}

/** "example.comPhone": the reading order of a PDF can glue the next word to the domain. */
function cutGlued(domain: string): string {
  return domain.replace(/(\.(?:com|org|net|edu|gov|co|in|io|uk|de|ru|fr))(?=\p{Lu}).*$/u, "$1");
}

const NAME_LINES = 14;
const NAME_WORD = /^(?:\p{Lu}|\p{Lo})[\p{L}\p{M}'’.-]*$/u;
const PARTICLE = /^(?:de|del|della|der|den|van|von|bin|binti|ibn|al|el|da|dos|di|la|le|y|e)$/;
const NOT_NAME =
  /\b(?:resume|résumé|curriculum|vitae|cv|page|company|address|street|road|university|college|school|institute|phone|mobile|email|e-mail|linkedin|profile|contact|summary|skills?|experience|present|city|state|confidential|objective|references?|career|focus|highlights?|strengths|software|professional|languages?|management|engineering|information|technology|position|applications?|operational|learner|holder|media|program|analysis|manager|quality|improvement|performance|knowledge|base|employment|oriented|detailed|instruction|classroom|training|network|visual|reader|medical|executive|financial|personal|elements|corp|supply|trains|grants|fresher|data|machine|learning|student|volunteer|member|work|key|intermediate|benefits|gpa|tips|inc|ltd|llc|gmbh|department|certified|hospital|bank|solutions|services|technologies|systems?|group|center|centre|резюме|телефон|почта|born|birth|birthday|nationality|marital|date|january|february|march|april|june|july|august|september|october|november|december)\b/iu;
/** Trades that are family or first names as well. */
const TRADE_NAMES = new Set(
  "baker mason cook carpenter painter porter barber driver sawyer steward page".split(" "),
);
const LABELLED = /^\W{0,3}(?:full |candidate['’]?s? )?name\s{0,3}[:–-]\s{0,5}(\S.{1,60})$/iu;

/** The name as written, or undefined. Asks of the e-mail which of the first lines is likely. */
function findName(text: string, email: string | undefined): string | undefined {
  const lines = firstLines(text);
  for (const line of lines) {
    const labelled = LABELLED.exec(line.trim())?.[1];
    const piece = labelled?.split(/\s{2,}|[,|\t]/)[0]?.trim();
    if (piece && nameWords(piece)) return piece;
  }
  const local = (email ?? "").split("@")[0]?.replace(/[^\p{L}]/gu, "") ?? "";
  let best: { name: string; score: number } | undefined;
  lines.slice(0, NAME_LINES).forEach((line, index) => {
    for (const piece of line.split(/\s{3,}|[|•·●,;:()\t]|\s[-–—]\s|\b(?=[\w.+-]{2,40}@)/)) {
      const words = nameWords(stripHonours(piece.trim()));
      if (!words || readHeading(piece)) continue;
      const alike = words.filter((word) => word.length > 2 && local.includes(word.toLowerCase())).length;
      // Without the e-mail to vouch for it, only what opens the page is a name.
      if (alike === 0 && (words.length < 2 || index > 2)) continue;
      const score = alike * 5 - index;
      if (!best || score > best.score) best = { name: words.join(" "), score };
    }
  });
  return best?.name;
}

function firstLines(text: string): string[] {
  return text
    .slice(0, 6000)
    .split(/[\n\f\r]+/)
    .map((line) => line.slice(0, 200))
    .filter((line) => line.trim());
}

const stripHonours = (piece: string) =>
  piece
    .replace(/^(?:mr|mrs|ms|miss|dr|prof|er|ca)\.?\s+/i, "")
    .replace(/\s+(?:ph\.?d|mba|cpa|pmp|rn|md|esq)\.?$/i, "");

/** The words of a name, or undefined when the piece cannot be one. */
function nameWords(piece: string): string[] | undefined {
  if (piece.length < 3 || piece.length > 45 || /[\d@/\\]/.test(piece) || NOT_NAME.test(piece))
    return undefined;
  const words = piece.split(/\s+/);
  if (words.length > 5) return undefined;
  if (!words.every((word, index) => NAME_WORD.test(word) || (index > 0 && PARTICLE.test(word))))
    return undefined;
  const others = words.filter((word) => !TRADE_NAMES.has(word.toLowerCase()));
  const rest = others.join(" ");
  if (others.length === 0 || others.some((word) => isTitleWord(word.toLowerCase()))) return undefined;
  if (findTerms(rest, tokenize(rest)).length > 0) return undefined;
  return words;
}

const tidyName = (name: string) =>
  name === name.toUpperCase()
    ? name
        .toLowerCase()
        .replace(/(^|[\s'’-])(\p{L})/gu, (_all, gap: string, letter: string) => gap + letter.toUpperCase())
    : name;

/** Where the name stands: as written, and first and last word alone in either order. */
function findNameSpans(text: string, name: string): Span[] {
  const words = name.split(/\s+/);
  const [first, last] = [words[0] ?? "", words.at(-1) ?? ""];
  const forms = new Set([name, `${first} ${last}`, `${last}, ${first}`, `${last} ${first}`]);
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return spansOf(text, [...forms]);
  return spansOf(
    lower,
    [...forms].map((form) => form.toLowerCase()),
  );
}

function spansOf(text: string, forms: string[]): Span[] {
  const spans: Span[] = [];
  for (const form of forms) {
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + form.length)) {
      spans.push({ start: at, end: at + form.length });
    }
  }
  return spans;
}
