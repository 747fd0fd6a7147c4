import { countMatches } from "#core/patterns";
import { foldDisguise } from "./instructions/fold-disguise";
import { ATTACKS, BLOCKS, beginsAsWork, OPENING, speaksOfScreening } from "./instructions/patterns";
import { matchSpans, type Span } from "./spans";

/** The maximum number of characters before and after an instruction that are removed with it. */
const REACH = { back: 300, on: 2000 };
const MAX_SPACED = 4000;

/** `quoted`: words that the candidate quotes in a sentence about their work, so that they accuse nobody. */
export type Instruction = Span & { quoted?: true };

/**
 * Finds sentences and blocks that address whoever screens the resume instead of describing the candidate, even in
 * disguised letters. Of a sentence that quotes such words only the quotation is found, and nothing of one that describes
 * work with instructions. The spans refer to the original text.
 */
export function findInstructions(text: string): Instruction[] {
  const spans: Instruction[] = [];
  const { folded, offsetOf } = foldDisguise(text);
  for (const pattern of ATTACKS) {
    for (const { start: from, end: to } of matchSpans(folded, pattern)) {
      const around = lineFrom(folded, from, to);
      const quote = quoteAround(folded, from, to);
      if (!quote && isAboutWork(folded.slice(around.start, from), folded.slice(from, around.end))) continue;
      const { start, end } = quote ?? around;
      spans.push({ start: offsetOf(start), end: offsetOf(end), ...(quote && { quoted: true }) });
    }
  }
  for (const pattern of BLOCKS) {
    for (const block of matchSpans(text, pattern)) spans.push(readBlock(text, block));
  }
  spans.push(...findVerdicts(text), ...findEncoded(text), ...findSpaced(text));
  return spans.sort((a, b) => a.start - b.start);
}

/** "Wrote that nurses must ignore ...": whoever is meant stands between the work and the words of an order. */
const isAboutWork = (before: string, order: string) =>
  beginsAsWork(before) && /^[^:]*\p{L} $/u.test(before) && !speaksOfScreening(`${before}${order}`);

/** "Wrote a filter for <|im_start|>" names a delimiter, and what follows is no block. */
function readBlock(text: string, { start, end }: Span): Instruction {
  const block = text.slice(start, end);
  const opening = OPENING.exec(block)?.[0];
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const isNamed =
    opening !== undefined && beginsAsWork(before) && !/<[^<>\n]{1,300}>$/.test(block.slice(opening.length));
  return isNamed ? { start, end: start + opening.length, quoted: true } : { start, end };
}

const QUOTES = /"[^"\n]{1,600}"|[“„][^”“\n]{1,600}[”“]|«[^»\n]{1,600}»/gu;

/** The quotation that holds this part of a line, if the line says more, and is about work if the quotation is not. */
function quoteAround(text: string, from: number, to: number): Span | undefined {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  if (to > start + REACH.on) return undefined;
  const next = text.indexOf("\n", to);
  const line = text.slice(start, Math.min(next < 0 ? text.length : next, start + REACH.on));
  if (!/\p{L}{2}/u.test(line.replace(QUOTES, " "))) return undefined;
  const quotes = Array.from(line.matchAll(QUOTES), ({ index, 0: quote }) => ({
    start: start + index,
    end: start + index + quote.length,
    isHarmless: beginsAsWork(line) || !speaksOfScreening(quote),
  }));
  const quote = quotes.find((one) => one.start < from && to <= one.end && one.isHarmless);
  return quote && { start: quote.start, end: quote.end };
}

const TICKED = /^[ \t]{0,4}(?:[-*•] ?)?(?:\[[xX✓✔]\]|☑|☒)[ \t]?[^\n]{3,300}/gmu;
const UNTICKED = /^[ \t]{0,4}(?:[-*•] ?)?(?:\[ ?\]|☐)/mu;
const MET = /^[^\n:]{3,200}: (?:fully )?met\.?$/gim;
const SOME = 3;

/** Lists of verdicts: several lines that say "met", or a checklist with every box ticked; a form has open boxes too. */
function findVerdicts(text: string): Span[] {
  const ticked = matchSpans(text, TICKED);
  const met = matchSpans(text, MET);
  return [
    ...(ticked.length >= SOME && !UNTICKED.test(text) ? ticked : []),
    ...(met.length >= SOME ? met : []),
  ];
}

/** From the start of the sentence to the end of the line: what follows an instruction supports it. */
function lineFrom(text: string, from: number, to: number): Span {
  let start = from;
  while (
    start > 0 &&
    from - start < REACH.back &&
    !/[\n\f]/.test(text[start - 1] ?? "") &&
    !isStop(text, start - 2)
  )
    start--;
  const rest = text.slice(to, to + REACH.on);
  const length = rest.search(/[\n\f]/);
  return { start, end: to + (length < 0 ? rest.length : length) };
}

const isStop = (text: string, at: number) => /[.!?]/.test(text[at] ?? "") && /\s/.test(text[at + 1] ?? " ");

const ENCODED = /(?<![A-Za-z0-9+/=_.-])[A-Za-z0-9+/]{48,4000}={0,2}(?![A-Za-z0-9+/=_.-])/g;

/** Base64: upper case, lower case and digits mixed throughout, which words and links outside a URL are not. */
function findEncoded(text: string): Span[] {
  return Array.from(text.matchAll(ENCODED))
    .filter(({ 0: blob }) => {
      const turns = countMatches(blob, /[a-z][A-Z0-9]|[0-9][A-Za-z]|[A-Z][a-z0-9]/g);
      return /\d/.test(blob) && turns > blob.length / 4 && !/\/\w+\/\w+\//.test(blob);
    })
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

const SPACED = /[^\s\d._-](?:[ ._-]{1,4}[^\s\d._-]){14,}/g;
const SPACED_ATTACK =
  /ignore(?:all|any|the|your|previous|prior)|disregard(?:all|any|the|previous)|previousinstructions|systemprompt|languagemodel|rate(?:this|the)candidate|hirethis|youareanai/i;

/** "i g n o r e a l l ...": without word boundaries, so only the plainest wordings are recognized. */
function findSpaced(text: string): Span[] {
  return Array.from(text.matchAll(SPACED))
    .filter(({ 0: run }) => SPACED_ATTACK.test(run.slice(0, MAX_SPACED).replace(/[^\p{L}]/gu, "")))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}
