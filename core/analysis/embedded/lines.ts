import { readHeading, readInlineHeading, type Section } from "./sections";

/** A line of the resume; a very long one is cut where sentences end. */
export type Line = {
  /** Offsets of the line without the blanks around it. */
  start: number;
  end: number;
  text: string;
  section: Section;
  heading: boolean;
  /** A row of names with commas or bars between, and no sentence. */
  list: boolean;
  /** Index of the dated role the line belongs to, or -1. */
  role: number;
};

const LONG_LINE = 320;
const STORY_LENGTH = 60;

export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let section: Section = "top";
  // "Skills: Java, SQL" opens a section for the lists that go on with it, not for the story after them.
  let before: Section | undefined;
  for (let from = 0; from <= text.length; ) {
    let to = from;
    while (to < text.length && text[to] !== "\n" && text[to] !== "\f" && text[to] !== "\r") to++;
    for (const [start, end] of cutLong(text, from, to)) {
      const content = text.slice(start, end);
      const opened = readHeading(content);
      const inline = opened ? undefined : readInlineHeading(content);
      const list = isList(content);
      if (opened) [section, before] = [opened, undefined];
      else if (before && !inline && !list && content.length > STORY_LENGTH) {
        [section, before] = [before, undefined];
      }
      lines.push({
        start,
        end,
        text: content,
        section:
          inline && !(section === "experience" && inline.section === "skills") ? inline.section : section,
        heading: opened !== undefined,
        list,
        role: -1,
      });
      if (inline && section !== "experience") {
        before ??= section;
        section = inline.section;
      }
    }
    from = to + 1;
  }
  return lines;
}

function cutLong(text: string, from: number, to: number): [number, number][] {
  const pieces: [number, number][] = [];
  let start = from;
  while (to - start > LONG_LINE) {
    const cut = lastSentenceEnd(text, start, start + LONG_LINE);
    push(start, cut);
    start = cut;
  }
  push(start, to);
  return pieces;

  function push(begin: number, end: number) {
    let [a, b] = [begin, end];
    while (a < b && isBlank(text.charCodeAt(a))) a++;
    while (b > a && isBlank(text.charCodeAt(b - 1))) b--;
    if (b > a) pieces.push([a, b]);
  }
}

const isBlank = (code: number) => code === 32 || code === 9 || code === 160 || code === 13 || code === 0x200b;

function lastSentenceEnd(text: string, from: number, to: number): number {
  const piece = text.slice(from, to);
  for (const mark of [". ", "; ", " • ", " ● ", " | ", ", ", " "]) {
    const at = piece.lastIndexOf(mark);
    if (at > LONG_LINE / 3) return from + at + (mark.startsWith(" ") ? 0 : 1);
  }
  return to;
}

const SENTENCE_WORD =
  /\b(?:the|was|were|is|are|that|which|by|from|this|their|our|using|used|led|managed|developed|designed|built|created|implemented|provided|ensured|responsible|maintained|supported|worked|performed|prepared|assisted|coordinated)\b/i;

/** Three or more short pieces in a row, no sentence in it: "Java, SQL, Docker" or "Skills: Java | SQL | Git". */
function isList(line: string): boolean {
  const content = line.replace(/^[^:：]{2,40}[:：]/, "");
  const pieces = content.split(/[,;|•●·▪、，；،]| [/–-] /).filter((piece) => piece.trim());
  if (pieces.length < 3) return false;
  const words = content.split(/\s+/).length;
  if (words / pieces.length > 4) return false;
  return !(SENTENCE_WORD.test(content) && words / pieces.length > 2.5);
}
