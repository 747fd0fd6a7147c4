import { stem } from "../language/stem";
import { type Token, tokenize } from "../language/tokens";
import { ACTION_PHRASES } from "./tables";
import { findTerm, type Term, type TermMatch } from "./vocabulary";

/** How many words may be between the verb and its object. */
const REACH = 4;

type Doing = { term: Term; objects: Set<string> };

function build(): Map<string, Doing[]> {
  const byVerb = new Map<string, Doing[]>();
  const stems = (words: string) => new Set(tokenize(words).map(({ key }) => stem(key)));
  for (const { skill, verbs, objects } of ACTION_PHRASES) {
    const term = findTerm(skill);
    if (!term) continue;
    const phrase = { term, objects: stems(objects) };
    for (const verb of stems(verbs)) byVerb.set(verb, [...(byVerb.get(verb) ?? []), phrase]);
  }
  return byVerb;
}

let built: ReturnType<typeof build> | undefined;

/**
 * Skills described by what was done ("changed the dressings", "drew up the weekly rota") rather than by name, in
 * order. Verb and object must be in one sentence; each verb yields a skill at most once.
 */
export function findActionPhrases(text: string, tokens: Token[], stems: string[]): TermMatch[] {
  built ??= build();
  const found: TermMatch[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const phrases = built.get(stems[at] ?? "");
    if (phrases) for (const phrase of phrases) add(phrase, at);
  }
  return found;

  function add({ term, objects }: Doing, at: number) {
    const start = tokens[at]?.start ?? 0;
    for (let to = at + 1; to <= at + 1 + REACH && to < tokens.length; to++) {
      const token = tokens[to];
      if (!token || !WITHIN.test(text.slice(tokens[to - 1]?.end, token.start))) return;
      if (objects.has(stems[to] ?? "")) {
        found.push({ term, start, end: token.end });
        return;
      }
    }
  }
}

/** A period, a semicolon, an empty line or a bullet ends the reach of a verb. */
const WITHIN = /^(?!.*[.;:!?•●▪|\t])(?![^\n]*\n\s*(?:\n|[-*–]))/s;
