import { type Token, tokenize } from "../language/tokens";
import { CERTIFICATE_TABLES, LANGUAGE_TABLES, NAMES_IN_OTHER_LANGUAGES, SKILL_TABLES } from "./tables";

export type TermKind = "skill" | "certification" | "language" | "soft";

/** A skill, certificate or language that the product knows by name. */
export type Term = {
  name: string;
  kind: TermKind;
  /** Terms of one group are practised together; one shown at work makes another one listed more credible. */
  group: string;
  /** Names of terms that this one is a case of: who shows MySQL shows SQL. */
  broader: string[];
};

export type TermMatch = { term: Term; start: number; end: number };

/** "exact": only in this spelling. "listed": in this spelling and standing alone, as in a list ("C, Go, R"). */
type Strictness = "free" | "exact" | "listed";
type Alias = { term: Term; strictness: Strictness; text: string };
type Node = { next: Map<string, Node>; aliases: Alias[] };

/*
 * How a table is written:
 *   # group > Broader       starts a group; every term of it (but Broader itself) is a case of Broader
 *   Name | alias | alias > Broader, Broader
 * An alias after "=" counts only in this spelling; after "~" also only where it stands alone.
 * A name after "!" is not an alias of itself: only the aliases that follow it count.
 */
function build(): { terms: Map<string, Term>; root: Node } {
  const terms = new Map<string, Term>();
  const root: Node = { next: new Map(), aliases: [] };
  const ofKind = (kind: TermKind, tables: string[]) => tables.map((table) => [kind, table] as const);
  const tables = [
    ...ofKind("skill", SKILL_TABLES),
    ...ofKind("certification", CERTIFICATE_TABLES),
    ...ofKind("language", LANGUAGE_TABLES),
    ...ofKind("skill", NAMES_IN_OTHER_LANGUAGES),
  ];
  for (const [kind, table] of tables) {
    let group = "";
    let groupBroader: string[] = [];
    for (const line of table.split("\n")) {
      const [left = "", right = ""] = line.split(" > ");
      const broader = right
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean);
      if (line.startsWith("# ")) {
        group = left.slice(2).trim();
        groupBroader = broader;
        continue;
      }
      const [first = "", ...aliases] = left.split("|").map((alias) => alias.trim());
      if (!first) continue;
      const name = first.replace(/^[!=~]/, "");
      const existing = terms.get(name);
      const term: Term = existing ?? {
        name,
        kind: group.startsWith("soft") ? "soft" : kind,
        group,
        broader: [...new Set([...broader, ...groupBroader])].filter((other) => other !== name),
      };
      terms.set(name, term);
      for (const alias of first.startsWith("!") ? aliases : [first, ...aliases]) addAlias(root, term, alias);
    }
  }
  return { terms, root };
}

function addAlias(root: Node, term: Term, alias: string): void {
  const strictness: Strictness = alias.startsWith("=") ? "exact" : alias.startsWith("~") ? "listed" : "free";
  const text = strictness === "free" ? alias : alias.slice(1);
  let node = root;
  for (const token of tokenize(text)) {
    let next = node.next.get(token.key);
    if (!next) {
      next = { next: new Map(), aliases: [] };
      node.next.set(token.key, next);
    }
    node = next;
  }
  if (node !== root) node.aliases.push({ term, strictness, text });
}

let built: ReturnType<typeof build> | undefined;
// Built at first use: the time a Worker may spend while it starts is limited.
const vocabulary = () => (built ??= build());

export const findTerm = (name: string): Term | undefined => vocabulary().terms.get(name);
export const listTerms = (): Term[] => [...vocabulary().terms.values()];

/** Every known term of the text, longest first where they overlap, in order. Linear in the text. */
export function findTerms(text: string, tokens: Token[]): TermMatch[] {
  const { root } = vocabulary();
  const found: TermMatch[] = [];
  for (let i = 0; i < tokens.length; ) {
    const hit = longestFrom(root, text, tokens, i);
    if (hit) {
      for (const term of hit.terms) found.push({ term, start: hit.start, end: hit.end });
      i = hit.nextIndex;
    } else i++;
  }
  return found;
}

function longestFrom(root: Node, text: string, tokens: Token[], from: number) {
  let node: Node | undefined = root;
  let best: { terms: Term[]; start: number; end: number; nextIndex: number } | undefined;
  for (let i = from; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token || (i > from && !token.joined)) break;
    node = node.next.get(token.key);
    if (!node) break;
    if (node.aliases.length === 0) continue;
    const start = tokens[from]?.start ?? 0;
    const terms = node.aliases
      .filter((alias) => isMeant(alias, text, start, token.end))
      .map((alias) => alias.term);
    if (terms.length > 0) best = { terms: [...new Set(terms)], start, end: token.end, nextIndex: i + 1 };
  }
  return best;
}

function isMeant(alias: Alias, text: string, start: number, end: number): boolean {
  if (alias.strictness === "free") return true;
  if (text.slice(start, end) !== alias.text) return false;
  return alias.strictness === "exact" || standsAlone(text, start, end);
}

const ALONE_BEFORE =
  /(?:^|[,;|•·●▪:/(*\n\t\u2022\uf0b7]|[-–] |\b(?:and|or|in|with|using|of|MS|Microsoft))\s*$/;
const ALONE_AFTER =
  /^\s*(?:$|[,;|•·●▪/)\n\t]|\.(?:\s|$)|(?:and|or|programming|language|developer|scripting|lang)\b)/;

function standsAlone(text: string, start: number, end: number): boolean {
  return (
    ALONE_BEFORE.test(text.slice(Math.max(0, start - 12), start)) &&
    ALONE_AFTER.test(text.slice(end, end + 14))
  );
}
