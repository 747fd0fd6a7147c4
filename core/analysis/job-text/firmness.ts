import { patternOf } from "#core/patterns";
import patterns from "./firmness.patterns.json";

const ASKS = patternOf(patterns.asks);
const NICE = patternOf(patterns.nice);
const MUST =
  /\b(?:must(?: have| be)?|required|essential|mandatory|minimum|at least|need(?:ed)?|mindestens|erforderlich|zwingend)\b|(?<!\p{L})(?:обязательн\p{L}+|необходим\p{L}+|требуется|не менее)(?!\p{L})/iu;

/** Says of itself that it is no must. */
export const isOptional = (item: string) => NICE.test(item);
/** Says of itself that it is one. */
export const isFirm = (item: string) => MUST.test(item);
/** Asks something of the person at all. */
export const isAsking = (item: string) => ASKS.test(item) || NICE.test(item) || MUST.test(item);
