import { decodeEntities, isHtml, withoutTags } from "./markup";
import { restoreBreaks } from "./restore-breaks";

/** A line as its author meant it: hard-wrapped lines joined, the bullet removed. */
export type JobLine = {
  text: string;
  bullet: boolean;
  /** After a blank line. */
  apart: boolean;
  /** Indexes of the lines it comes from, counted from 0 among the non-blank lines of the field. */
  lines: number[];
};

export const BULLET =
  /^[\s]*(?:[•●▪◦■□–—*·➢➤✓✔→➔▶»>~+\uf0b7-]|\p{Extended_Pictographic}\uFE0F?|\d\uFE0F?\u20E3|\(?\d{1,2}[.)]|\d{1,2}\.\d{1,2}\.?(?=\s)|\(?(?:[a-z]|[ivx]{2,4})\)|\p{Lu}\d{0,2}\.(?=\s)|o(?=\s))[\s]+/u;
/** "-kafka": many people leave out the space. A minus before a digit is not a bullet. */
const TIGHT_BULLET = /^\s*[•●▪◦■□–—*·➢➤✓✔\uf0b7-](?=\p{L})/u;
/** "(must) Two years of dispatch" */
const MARKED = /^\s*[([](?:must|nice|essential|desirable|required|preferred)[)\]]\s/i;
const PICTURE = /^\p{Extended_Pictographic}\uFE0F?$/u;
const LONE_BULLET = /^\s*[•●▪◦■□*·➢➤✓✔\uf0b7-]\s*$/u;

/**
 * A bullet longer than this that ends without punctuation continues on the very next line,
 * whatever case that begins with.
 */
const WRAPPED_BULLET = 60;
/** A shorter line was ended by its author, not by the width of the page. */
const WRAPPED = 40;
/** A line that begins or ends like this is no whole one. */
const JOINING =
  /^(?:and|or|of|in|to|for|with|by|on|at|from|as|the|an?|that|which|who|including|such|using|[&(])(?![\p{L}-])/iu;
const OPEN_END =
  /(?:[,&(–-]|\b(?:and|or|of|in|to|for|with|by|on|at|from|as|the|an?|other|our|your|all|such))$/iu;
const MAX_CHARACTERS = 60_000;
/** The longest of some 2,700 real adverts has 192. */
const MAX_LINES = 600;

/** With the bullet as written, or "". */
type MarkedLine = JobLine & { mark: string };

export function readLines(text: string): JobLine[] {
  const lines: MarkedLine[] = [];
  let isOpen = false;
  let isNext = false;
  let isLowerList = false;
  for (const { written, at } of writtenLines(text.slice(0, MAX_CHARACTERS))) {
    if (lines.length >= MAX_LINES) break;
    const raw = tableRow(written) ?? written;
    if (LONE_BULLET.test(raw)) {
      isOpen = true;
      continue;
    }
    const bullet = isBulleted(raw) || (isOpen && raw.trim() !== "");
    const content = withoutBullet(raw).trim();
    if (!content) {
      isNext = false;
      continue;
    }
    for (const [index, part] of restoreBreaks(content).split("\n").entries()) {
      const last = lines.at(-1);
      // "After someone who can:" and below it lines that begin in lower case.
      isLowerList = isNext && (isLowerList || (last?.text.endsWith(":") === true && /^\p{Ll}/u.test(part)));
      const isWrapped =
        index === 0 && !bullet && !isLowerList && last !== undefined && goesOn(last, part, isNext);
      if (isWrapped) {
        last.text += ` ${part}`;
        last.lines.push(at);
      } else
        lines.push({
          text: withoutBullet(part).trim(),
          bullet: bullet || isBulleted(part),
          mark: BULLET.exec(raw)?.[0].trim() ?? "",
          apart: index === 0 && !isNext && lines.length > 0,
          lines: [at],
        });
    }
    isOpen = false;
    isNext = true;
  }
  return lines.map(({ mark, ...line }, at) =>
    PICTURE.test(mark) && opensOtherBullets(lines[at + 1]) ? { ...line, bullet: false } : line,
  );
}

/** The lines as an editor shows them, each with its number; a line of HTML may hold several. */
function writtenLines(text: string): { written: string; at: number }[] {
  const asLines = isHtml(text) ? (line: string) => withoutTags(line).split("\n") : (line: string) => [line];
  let at = -1;
  return text.split(/\r?\n|\f/).flatMap((line) => {
    if (line.trim()) at++;
    return asLines(line).map((written) => ({ written: decodeEntities(written), at }));
  });
}

/** The picture of "🚀 Your mission" is no bullet if the lines below it have another one. */
const opensOtherBullets = (next: MarkedLine | undefined): boolean =>
  next?.bullet === true && !next.apart && !PICTURE.test(next.mark);

/** It ends in a colon, or bullets follow it. */
export const opensList = ({ text, bullet }: JobLine, next: JobLine | undefined): boolean =>
  text.endsWith(":") || (!bullet && next?.bullet === true);

const SHORT_HEADING = 8;

/** It is short and stands after a blank line. */
export const standsAlone = ({ text, bullet, apart }: JobLine): boolean =>
  !bullet && apart && text.split(/\s+/).length <= SHORT_HEADING && !/[.,;]/.test(text);

/** It is short and stands above other lines, after a blank one. */
export const standsAbove = (line: JobLine, next: JobLine | undefined): boolean =>
  next?.apart === false && standsAlone(line);

/** A row of a Markdown table with its cells apart by tabs, as a pasted table has them. The rule below the head is empty. */
function tableRow(line: string): string | undefined {
  const row = /^\s*\|(.*)\|\s*$/.exec(line)?.[1];
  if (row === undefined) return undefined;
  if (/^[\s|:-]*$/.test(row)) return "";
  return row
    .split("|")
    .map((cell, at) => cell.trim() || (at === 0 ? "Criteria" : ""))
    .join("\t");
}

const isBulleted = (raw: string) => BULLET.test(raw) || TIGHT_BULLET.test(raw) || MARKED.test(raw);
const withoutBullet = (raw: string) => raw.replace(BULLET, "").replace(TIGHT_BULLET, "");

function goesOn(last: JobLine, text: string, isNext: boolean) {
  if (/[.:;!?]$/.test(last.text)) return false;
  if (/^[\p{Ll}&(]/u.test(text))
    return last.text.length > (JOINING.test(text) || OPEN_END.test(last.text) ? WRAPPED : WRAPPED_BULLET);
  return isNext && last.bullet && last.text.length > WRAPPED_BULLET;
}
