import { countMatches } from "#core/patterns";
import { foldDisguise } from "./instructions/fold-disguise";
import { ATTACKS, BLOCKS } from "./instructions/patterns";
import type { Span } from "./spans";

/** The maximum number of characters before and after an instruction that are removed with it. */
const REACH = { back: 300, on: 2000 };
const MAX_SPACED = 4000;

/**
 * Finds sentences and blocks that address whoever screens the resume instead of describing the candidate, even in
 * disguised letters. The spans refer to the original text.
 */
export function findInstructions(text: string): Span[] {
  const spans: Span[] = [];
  const { folded, offsetOf } = foldDisguise(text);
  for (const pattern of ATTACKS) {
    for (const match of folded.matchAll(pattern)) {
      const around = lineFrom(folded, match.index, match.index + match[0].length);
      spans.push({ start: offsetOf(around.start), end: offsetOf(around.end) });
    }
  }
  for (const pattern of BLOCKS) {
    for (const match of text.matchAll(pattern))
      spans.push({ start: match.index, end: match.index + match[0].length });
  }
  spans.push(...findEncoded(text), ...findSpaced(text));
  return spans.sort((a, b) => a.start - b.start);
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

const SPACED = /[^\s\d._-](?:[ ._-]{1,2}[^\s\d._-]){14,}/g;
const SPACED_ATTACK =
  /ignore(?:all|any|the|your|previous|prior)|disregard(?:all|any|the|previous)|previousinstructions|systemprompt|languagemodel|rate(?:this|the)candidate|hirethis|youareanai/i;

/** "i g n o r e a l l ...": without word boundaries, so only the plainest wordings are recognized. */
function findSpaced(text: string): Span[] {
  return Array.from(text.matchAll(SPACED))
    .filter(({ 0: run }) => SPACED_ATTACK.test(run.slice(0, MAX_SPACED).replace(/[^\p{L}]/gu, "")))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}
