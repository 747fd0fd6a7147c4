import { patternOf } from "#core/patterns";
import patterns from "./firmness.patterns.json";

const ASKS = patternOf(patterns.asks);
const NICE = patternOf(patterns.nice);
const MUST =
  /\b(?:must(?: have| be)?|required|essential|mandatory|minimum|at least|need(?:ed)?|mindestens|erforderlich|zwingend)\b|(?<!\p{L})(?:обязательн\p{L}+|необходим\p{L}+|требуется|не менее)(?!\p{L})/iu;

/** The item says that it is optional. */
export const isOptional = (item: string) => NICE.test(item);
/** The item says that it is a must. */
export const isFirm = (item: string) => MUST.test(item);
/** The item asks for something at all. */
export const isAsking = (item: string) => ASKS.test(item) || NICE.test(item) || MUST.test(item);
