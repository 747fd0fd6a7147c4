import { patternOf } from "#core/patterns";
import type { Span } from "../analysis/spans";
import patterns from "./find-associations.patterns.json";

const alone = (words: string) => new RegExp(`\\b(?:${words})\\b`, "gi");

/** "Robotics Club", "National Society of Black Engineers": organizations, whatever they are about. */
const BODY = alone(
  "clubs?|society|societies|association|fraternity|sorority|alliance|caucus|guild|league|brotherhood|sisterhood|(?:boy|girl|eagle|cub) scouts?|scouts|girl guides|lodge|auxiliary|student union|youth group",
);
/** "Women in Data", "Black Girls Code": a personal trait at the start of or inside a name. */
const TRAIT = alone(
  "women|woman|girls?|ladies|black|african|afro|latin[oax]s?|hispanics?|asians?|indigenous|indian|chinese|pakistani|arab|nigerian|feminist|pride|minorit(?:y|ies)|immigrants?|refugees?|mothers|fathers|moms|veterans?|disabled|lgbtq?\\+?|men['’]s|women['’]s|girls['’]|boys['’]|students['’]",
);
/** Words that by themselves reveal a belief or an origin. */
const CREED = alone(
  "church|mosque|synagogue|temple|parish|gurdwara|cathedral|congregation|choir|bible study|sunday school|ministry|ministries|missionary|mission trip|masjid|mandir|hillel|knights of columbus|christian union|christian fellowship|young (?:conservatives|democrats|republicans|socialists)|(?:cultural|heritage|islamic|jewish|community) (?:cent(?:er|re)|committee|month)|ymca|ywca|naacp|nsbe|shpe|swe|(?:(?:alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota|kappa|lambda|sigma|omicron|omega|upsilon|phi|chi|psi|rho|tau|xi|pi) ){1,2}(?:alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota|kappa|lambda|sigma|omicron|omega|upsilon|phi|chi|psi|rho|tau|xi|pi)",
);
/** The BODY words that also count in lower case; the others occur in any kind of work ("in association with"). */
const SMALL_BODY =
  /^(?:clubs?|society|fraternity|sorority|(?:boy|girl|cub) scouts?|girl guides|student union|youth group)$/;
/** "Indian Institute of Technology", "Black & Decker": a school or a company. */
const EMPLOYER = patternOf(patterns.employer);
/** Before the word, it is a trade: "Building Society", "Housing Association". Who they are for is masked all the same. */
const TRADING = patternOf(patterns.trading);
const LINK = /^(?:of|in|for|the|who|at|de|on|to|&)$/;
const CAPITAL = /^\p{Lu}/u;
/** "Club Chef", "Women's Health": an occupation, not an organization. */
const TRADE = patternOf(patterns.trade);
const LEISURE =
  /^\W{0,4}(?:hobbies|interests?|personal interests|hobbies (?:and|&) interests|interests (?:and|&) hobbies|activities (?:and|&) interests|хобби|увлечения)\W{0,3}(?::\s*\S[^\n]*|$)/gimu;
const HEADING = /^\W{0,4}(?:\p{Lu}[\p{L}&]*(?: (?:\p{Lu}[\p{L}&]*|and|of|&)){0,4}|[\p{Lu} &]{4,40}):?\s*$/u;
const MAX_WORDS = 6;
const MAX_LEISURE = 8;

/** Names of clubs and associations, and everything under a hobbies heading: none of it is about the work. */
export function findAssociations(text: string): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(BODY)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (TRADE.test(text.slice(end, end + 14)) || TRADING.test(text.slice(Math.max(0, start - 20), start)))
      continue;
    const isNamed = CAPITAL.test(match[0]);
    if (!isNamed && !SMALL_BODY.test(match[0])) continue;
    spans.push({
      start: isNamed ? growLeft(text, start) : smallWords(text, start),
      end: growRight(text, end),
    });
  }
  for (const match of text.matchAll(TRAIT)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (!CAPITAL.test(match[0]) || TRADE.test(text.slice(end, end + 14))) continue;
    const grown = growRight(text, end);
    if (grown > end && !EMPLOYER.test(text.slice(end, grown)))
      spans.push({ start: growLeft(text, start), end: grown });
  }
  for (const match of text.matchAll(CREED)) {
    const end = match.index + match[0].length;
    spans.push({ start: growLeft(text, match.index), end: growRight(text, end) });
  }
  for (const match of text.matchAll(LEISURE)) spans.push(leisureFrom(text, match.index, match[0]));
  return spans;
}

/** Extends the span left over capitalized words and the small words that join them. */
function growLeft(text: string, from: number): number {
  let start = from;
  let at = from;
  for (let count = 0; count < MAX_WORDS && text[at - 1] === " "; count++) {
    const before = /[^\s,;:|•·()]{1,25}$/u.exec(text.slice(Math.max(0, at - 27), at - 1))?.[0];
    if (!before) break;
    at -= before.length + 1;
    if (CAPITAL.test(before)) start = at;
    else if (!LINK.test(before)) break;
  }
  return start;
}

function growRight(text: string, from: number): number {
  let end = from;
  let at = from;
  for (let count = 0; count < MAX_WORDS && text[at] === " "; count++) {
    const after = /^[^\s,;:|•·()]{1,25}/u.exec(text.slice(at + 1, at + 27))?.[0];
    if (!after) break;
    at += after.length + 1;
    if (CAPITAL.test(after)) end = at;
    else if (!LINK.test(after)) break;
    if (/[.!?]$/.test(after)) break;
  }
  return end;
}

/** "the university chess club": includes up to two words before. */
const smallWords = (text: string, start: number) =>
  start - (/(?:[\p{L}'’-]{1,20} ){1,2}$/u.exec(text.slice(Math.max(0, start - 42), start))?.[0].length ?? 0);

/** The lines under the heading, up to the next heading or blank line. */
function leisureFrom(text: string, at: number, heading: string): Span {
  const start = at + (heading.includes(":") ? heading.indexOf(":") + 1 : heading.length);
  let end = at + heading.length;
  for (let line = 0; line < MAX_LEISURE && end < text.length; line++) {
    const next = text.indexOf("\n", end + 1);
    const to = next < 0 ? text.length : next;
    const content = text.slice(end + 1, to);
    if ((line > 0 && !content.trim()) || HEADING.test(content) || to - end > 300) break;
    end = to;
  }
  return { start, end };
}
