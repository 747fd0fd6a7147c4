import { patternOf } from "#core/patterns";
import { tokenize } from "../analysis/language/tokens";
import type { Span } from "../analysis/spans";
import { looksLikeTitle } from "../analysis/titles";
import { findTerms } from "../analysis/vocabulary/vocabulary";
import patterns from "./find-location.patterns.json";
import { looksLikePlace } from "./places";

const LABELED = patternOf(patterns.labelled);
const SEPARATOR = /[|•·●▪◆♦;\t\uE000-\uF8FF\u{1F300}-\u{1FAFF}☎✉⌂]|\s{2,}|\s[-–—]\s|\s,\s|\n/u;
/** The same, with the separators kept in the result. */
const SEPARATORS = new RegExp(`(${SEPARATOR.source})`, "u");

/** Where the candidate lives, read from the contact details: as written, with its position. */
export function findLocations(head: string, contacts: Span[]): (Span & { location: string })[] {
  const found: (Span & { location: string })[] = [];
  for (const match of head.matchAll(LABELED)) {
    const value = match[1] ?? "";
    if (/^\p{Lu}/u.test(value) && value.split(" ").length < 6)
      add(value, match.index + match[0].length - value.length);
  }
  let at = 0;
  let before = "";
  for (const line of head.split("\n")) {
    const isWrapped = leavesOpen(before);
    before = line.trimEnd();
    const isContact = contacts.some(({ start, end }) => start < at + line.length && end > at);
    for (const { piece, start } of piecesOf(line)) {
      if (isWrapped && start <= line.search(/\S/)) continue;
      const town = townOf(piece);
      if (town) add(town, at + start + piece.length - town.length);
      else if (looksLikePlace(piece) || (isContact && looksLikeTown(piece, contacts, at + start)))
        add(piece, at + start);
    }
    at += line.length + 1;
  }
  return found;

  function add(piece: string, start: number) {
    found.push({ location: piece.trim().replace(/[.,]$/, ""), start, end: start + piece.trimEnd().length });
  }
}

const ADDRESS =
  /^(?:(?:home |mailing |current |permanent )?address|adresse|anschrift|dirección|indirizzo|adres)\s?[:–-]\s?/iu;
/** "12 High Street", "Hauptstraße 5". */
const STREET = /^(?:\d{1,6}\p{L}?,? \p{Lu}|\p{L}[\p{L}.'’ -]{2,40} \d{1,5}\p{L}?$)/u;

/** The end of a postal address from its town on: "Denver, CO 80202" of "Address: 5 Mill Street, Denver, CO 80202". */
function townOf(piece: string): string | undefined {
  const bare = piece.replace(ADDRESS, "").replace(/[.,]$/, "");
  const [street = "", ...rest] = bare.split(", ");
  if (bare === piece && !STREET.test(street)) return undefined;
  if (!STREET.test(street)) return looksLikePlace(bare) ? bare : undefined;
  return rest
    .map((_, at) => rest.slice(at).join(", "))
    .find((end) => !/^\d/.test(end) && looksLikePlace(end));
}

const OPEN =
  /\b(?:and|or|of|the|an?|to|for|with|in|on|at|by|from|as|that|which|near|into|across|throughout|around|outside)$/;
const LIVES_IN = /\b(?:based|living|lives?|located|resid(?:es?|ing)) in$/i;

/** "Ten years of audits in", of which the next line tells where. The candidate lives at the end of "Based in". */
const leavesOpen = (line: string) => OPEN.test(line.slice(-20)) && !LIVES_IN.test(line.slice(-20));

function piecesOf(line: string): { piece: string; start: number }[] {
  const pieces: { piece: string; start: number }[] = [];
  let at = 0;
  for (const part of line.slice(0, 300).split(SEPARATORS)) {
    const piece = part.trim();
    if (piece.length > 1) pieces.push({ piece, start: at + part.indexOf(piece) });
    at += part.length;
  }
  return pieces;
}

/** A few capitalized words among the contact details that are neither a title nor a skill are taken as the town. */
function looksLikeTown(piece: string, contacts: Span[], start: number): boolean {
  if (contacts.some((span) => span.start < start + piece.length && span.end > start)) return false;
  if (!/^\p{Lu}[\p{L}\p{M}.'’-]{2,}(?:,? \p{Lu}[\p{L}\p{M}.'’-]*){0,3}$/u.test(piece)) return false;
  return (
    !looksLikeTitle(piece) &&
    findTerms(piece, tokenize(piece)).length === 0 &&
    !/^(?:e-?mail|mobile|phone|tel|cell|linkedin|github|portfolio|website|address|mob)$/i.test(piece)
  );
}
