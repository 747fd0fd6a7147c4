import type { Span } from "../analysis/spans";
import { isTitleWord } from "../analysis/titles";

export type FoundEmail = Span & { email: string };

const LOCAL = /[\p{L}\p{N}._%+'-]/u;
const DOMAIN = /[\p{L}\p{N}.-]/u;
const WHOLE_DOMAIN = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,24}/u;
const SPELLED =
  /(?<![\p{L}\p{N}._%+-])([\p{L}\p{N}._%+-]{2,64})\s?[([{]\s?at\s?[)\]}]\s?([\p{L}\p{N}-]{1,63}(?:(?:\.|\s?[([{]\s?dot\s?[)\]}]\s?)[\p{L}\p{N}-]{1,63}){1,4})/giu;
const SPELLED_AT = /[([{]\s?at\s?[)\]}]/i;
/**
 * "envelopejane@", "/envel⌢pejane@", "Emailjane@", "Qjane@": names of icons and labels glued to the address. The
 * symbol in the second is an icon-font glyph.
 */
const GLUED_ICON = /^.*?(?:envel(?:ope|⌢pe)(?:-open|-o|-square)?|✉|✆)-?(?=[\p{L}\d])/iu;
const GLUED_BEFORE = /^(?:[.'%+-]|E-?mail(?:-|(?=\p{Ll}{2}))|[+\d]\d{8,14}(?=\p{L}))*/u;
/** Common top-level domains. A capital letter or a known label right after one starts the next word. */
const ENDINGS =
  "com|org|net|edu|gov|mil|info|io|co|ai|me|dev|in|uk|de|fr|it|es|nl|ru|ca|au|us|ch|se|pl|br".split("|");
const GLUED_AFTER =
  /^(?:linkedin|github|gitlab|www|http|phone|mobile|mob|tel|cell|skype|website|web|address|twitter|portfolio|orcid|google)/i;
const DOT = /\s?[([{]\s?dot\s?[)\]}]\s?/gi;

/** Reads a bounded number of characters on both sides of each "@", so it runs in linear time on any input. */
export function findEmails(text: string): FoundEmail[] {
  const found: FoundEmail[] = [];
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    if (text[at + 1] === "@") continue;
    const email = growEmail(text, at);
    if (email) found.push(email);
  }
  if (!SPELLED_AT.test(text)) return found;
  for (const match of text.matchAll(SPELLED)) {
    const [whole, local = "", domain = ""] = match;
    const email = `${local}@${domain.replace(DOT, ".")}`.toLowerCase();
    if (WHOLE_DOMAIN.test(email.split("@")[1] ?? ""))
      found.push({ email, start: match.index, end: match.index + whole.length });
  }
  return found;
}

function growEmail(text: string, at: number): FoundEmail | undefined {
  const before = skipGap(text, at, -1);
  let start = before;
  while (start > 0 && before - start < 64 && LOCAL.test(text[start - 1] ?? "")) start--;
  start += glueBefore(text.slice(start, before), text.slice(Math.max(0, start - 8), start));
  const after = skipGap(text, at + 1, 1);
  const domain = readDomain(text, after);
  const local = text.slice(start, before);
  if (!local || !domain) return undefined;
  const isSpaced = before !== at || after !== at + 1;
  if (isSpaced && !looksLikeLocal(local, text.slice(before, after))) return undefined;
  return { email: `${local}@${domain.name}`.toLowerCase(), start, end: domain.end };
}

/** "jane.doe @ example.com", or an address broken at the end of a line: skips at most one blank on each side. */
function skipGap(text: string, from: number, step: 1 | -1): number {
  const next = (at: number) => text[step === 1 ? at : at - 1] ?? "";
  return /[ \n]/.test(next(from)) && /[\p{L}\p{N}]/u.test(next(from + step)) ? from + step : from;
}

/** "Developer @ Example.com" is a job, not an address. */
const looksLikeLocal = (local: string, gap: string) =>
  /^[^\p{Lu}]/u.test(local) && !isTitleWord(local) && (/[._\d]/.test(local) || !gap.includes(" "));

/** How many characters before the "@" are not the address: punctuation, a label, an icon name, a phone number. */
function glueBefore(local: string, before: string): number {
  const icon = GLUED_ICON.exec(before + local)?.[0].length ?? 0;
  const glued = GLUED_BEFORE.exec(local)?.[0].length ?? 0;
  return Math.max(glued, icon - before.length, 0);
}

function readDomain(text: string, from: number): { name: string; end: number } | undefined {
  let end = from;
  while (end < text.length && end - from < 190 && DOMAIN.test(text[end] ?? "")) end++;
  const name = WHOLE_DOMAIN.exec(cutGlued(text.slice(from, end)))?.[0];
  if (name) return { name, end: from + name.length };
  if (text[end] !== "\n" || !/[\p{L}\p{N}-][.-]?$/u.test(text.slice(from, end))) return undefined;
  const rest = /^\.?[\p{Ll}\d-]{1,40}(?:\.\p{Ll}{2,24}){0,2}/u.exec(text.slice(end + 1, end + 80))?.[0] ?? "";
  const joined = WHOLE_DOMAIN.exec(text.slice(from, end).replace(/-$/, "") + rest)?.[0];
  const whole = joined?.length === text.slice(from, end).replace(/-$/, "").length + rest.length;
  return joined && whole ? { name: joined, end: end + 1 + rest.length } : undefined;
}

/** "example.comPhone", "example.comgithub": PDF reading order can glue the next word to the domain. */
function cutGlued(domain: string): string {
  const labels = domain.split(".");
  const at = labels.findIndex((label, index) => index > 0 && endOf(label) !== undefined);
  return at < 0 ? domain : [...labels.slice(0, at), endOf(labels[at] ?? "")].join(".");
}

const endOf = (label: string) =>
  ENDINGS.find((ending) => label.startsWith(ending) && isNextWord(label.slice(ending.length)));

const isNextWord = (rest: string) => /^\p{Lu}/u.test(rest) || GLUED_AFTER.test(rest);
