import { patternOf } from "#core/patterns";
import { monthByName } from "../analysis/language/months";
import type { Span } from "../analysis/spans";
import patterns from "./find-mentions.patterns.json";
import { plainLetters, spellings } from "./fold-letters";
import { isPlace } from "./places";
import { GENERATION, isOrdinaryWord, PARTICLE } from "./read-name";

type Hit = Span & { word: number };

const BETWEEN = /^(?:\n|[ \t,._-]{0,3}(?:(?:\p{Lu}\p{Ll}{0,2}\.|\p{Lu}\p{L}{0,14})[ _-]{1,2})?)$/u;
const TRADES = new Set(
  `smith turner fuller miller weaver taylor potter fisher hunter gardener gardner farmer shepherd wright wheeler thatcher
  archer bishop abbot abbott pope king knight chandler clark butler marshall judge dean major cooper glover skinner tanner
  dyer walker webb brewer draper falconer forester foster fowler hooper harper parker piper sadler slater spicer tyler
  wagner ward woodman mark rose may will bill grant frank chase grace summer autumn art guy drew rich faith hope joy
  dawn april june august violet ivy sandy crystal amber pearl jade ruby sage page young long short little brown white
  black green gray grey stone wood woods field fields hill banks rivers brooks lake forest bush moon sky star day night
  love bell ball cross church park street house hall west north england london paris austin dallas houston jackson
  lincoln madison carolina virginia georgia jordan florence chelsea victoria dakota sierra price cash banks law case max
  miles victor ray gene jack penny present current rusty sunny christian angel francis cole reed read hunt swift sharp wise hardy strong`.split(
    /\s+/,
  ),
);
const PERSONAL_BEFORE =
  /(?:^|[\s(])(?:mr|mrs|ms|miss|mx|dr|prof)\.? $|\b(?:name is|i am|i['’]m|called|signed:?) $/i;
const PERSONAL_AFTER = patternOf(patterns.personalAfter);
/** Prose capitalizes names only, and after these words they may be of a place, a firm or a tool. */
const PROSE_BEFORE =
  /(?<![\p{L}\p{N}])(?!(?:an?|the|as|of|in|at|on|near|into|via|using|and|or|vs) )\p{Ll}{1,20} $/u;
const NOW = /^(?:current|present)$/;
const PROSE_AFTER = /^(?:['’]s)?(?:$|[.,;:)\n]| \p{Ll})/u;

/**
 * Every place that names the person: the full name in any order and form, a file name made from it, and each part
 * alone. A part that is also a word ("Mark", "Baker", "Java") counts alone only if the context shows that it is a
 * person. Matches inside emails and links are excluded.
 */
export function findMentions(text: string, words: string[], contacts: Span[] = []): Span[] {
  const plain = plainLetters(text);
  const haystack = plain.length === text.length ? plain : text;
  const parts = [...new Set(words.flatMap((word) => [word, ...word.split("-")]).map(trimDots))].filter(
    (part) => part.length > 1 && !GENERATION.test(part),
  );
  const hits = parts.flatMap((part, word) =>
    formsOf(part)
      .flatMap((form) => occurrences(haystack, form))
      .filter(({ start }) => !contacts.some((contact) => contact.start <= start && start < contact.end))
      .map((span): Hit => ({ ...span, word })),
  );
  const plainParts = parts.map(plainLetters);
  const [first, last] = [plainParts[0], plainParts.at(-1)];
  const glued = [plainParts.join(""), `${first}${last}`, `${last}${first}`];
  const spans = parts.length < 2 ? [] : [...new Set(glued)].flatMap((form) => everywhere(haystack, form));
  hits.sort((a, b) => a.start - b.start || b.end - a.end);
  const isAmbiguous = plainParts.map((part) => meansMore(text, part));
  const isOnlyName = plainParts.map(
    (part) => !isOrdinary(part) && !isPlace(part) && !monthByName.has(part) && !NOW.test(part),
  );
  for (let from = 0; from < hits.length; ) {
    let to = from;
    let end = hits[from]?.end ?? 0;
    while (to + 1 < hits.length && (hits[to + 1]?.start ?? 0) - end <= 20) {
      const next = hits[to + 1];
      if (!next || (next.start >= end && !BETWEEN.test(text.slice(end, next.start)))) break;
      // "Salesforce CRM. Salesforce grew ...": a name does not repeat a word.
      if (next.start >= end && hits.slice(from, to + 1).some(({ word }) => word === next.word)) break;
      end = Math.max(end, next.end);
      to++;
    }
    const run = hits.slice(from, to + 1);
    const start = run[0]?.start ?? 0;
    const isFull = new Set(run.map(({ word }) => word)).size > 1;
    // "und zu", "de la" are words of the language; with a name beside them, they are part of it.
    const isParticles = run.every(({ word }) => PARTICLE.test(parts[word] ?? ""));
    if (
      !isParticles &&
      (isFull || run.some(({ word }) => !isAmbiguous[word])
        ? isNameLike(text, start, end, isFull)
        : isPerson(text, start, end, isOnlyName[run[0]?.word ?? 0]))
    )
      spans.push({ start, end });
    from = to + 1;
  }
  return spans;
}

/** "José" is also written "Jose", "Müller" also "Mueller", and "O'Neill" also "ONeill". */
export const formsOf = (part: string) =>
  [...new Set([part, plainLetters(part), ...spellings(part)])].filter((form) => form.length > 1);

const trimDots = (word: string) => word.replace(/^[.'’-]+|(?<![.'’-])[.'’-]+$/g, "");

/** Whole words; scripts without spaces between words match anywhere. */
function occurrences(haystack: string, part: string): Span[] {
  const found = everywhere(haystack, part);
  if (/\p{Script=Han}|\p{Script=Hangul}/u.test(part)) return found;
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(haystack[at] ?? "");
  return found.filter(({ start, end }) => !isLetter(start - 1) && !isLetter(end));
}

function everywhere(haystack: string, form: string): Span[] {
  const found: Span[] = [];
  for (let at = haystack.indexOf(form); at >= 0; at = haystack.indexOf(form, at + form.length)) {
    found.push({ start: at, end: at + form.length });
  }
  return found;
}

/** Also an ordinary word, a trade, or a word that this text writes in lower case. */
const meansMore = (text: string, part: string) =>
  TRADES.has(part) || isOrdinary(part) || text.includes(` ${part} `);

const isOrdinary = (part: string) =>
  isOrdinaryWord(part) || isOrdinaryWord(part.charAt(0).toUpperCase() + part.slice(1));

const isNameLike = (text: string, start: number, end: number, isFull: boolean) =>
  isFull || !/^\p{Ll}/u.test(text.slice(start, end)) || /[_.-]/.test(text[end] ?? "");

function isPerson(text: string, start: number, end: number, isOnlyName = false): boolean {
  if (!/^[^\p{Ll}]/u.test(text.slice(start, end))) return false;
  const [before, after] = [text.slice(Math.max(0, start - 24), start), text.slice(end, end + 24)];
  return (
    PERSONAL_BEFORE.test(before) ||
    PERSONAL_AFTER.test(after) ||
    (isOnlyName && PROSE_BEFORE.test(before) && PROSE_AFTER.test(after))
  );
}
