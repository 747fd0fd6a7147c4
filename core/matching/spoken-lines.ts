import type { ReadLine } from "./types";

const GREETING =
  /^(?:dear|hello|hi|greetings|to whom it may concern|уважаем\p{L}+|здравствуйте|добр(?:ый день|ого дня)|sehr geehrte|madame|monsieur|estimad[oa]s?)(?!\p{L}).{0,60}$/iu;
const FAREWELL =
  /^(?:(?:with )?(?:kind(?:est)?|best|warm(?:est)?) (?:regards|wishes)|(?:yours )?(?:sincerely|faithfully|truly)|respectfully|thank you|с уважением|mit freundlichen|cordialement|atentamente)(?!\p{L})/iu;
/** A letter without a farewell ends after this many lines. */
const LONGEST_LETTER = 25;

const isQuestion = (text: string) => text.endsWith("?");

/**
 * Lines that address the reader: a letter from its greeting to its farewell or the next heading, and questions with
 * their answers. Wherever they are, they do not describe work.
 */
export function findSpoken(lines: Pick<ReadLine, "text" | "heading" | "isHeader">[]): Set<number> {
  const spoken = new Set<number>();
  let letterFrom = -1;
  lines.forEach(({ text, heading, isHeader }, index) => {
    if (GREETING.test(text)) letterFrom = index;
    else if (heading || isHeader || index - letterFrom > LONGEST_LETTER) letterFrom = -1;
    const isAnswer = isQuestion(lines[index - 1]?.text ?? "") && !isHeader && !heading;
    if (letterFrom >= 0 || isQuestion(text) || isAnswer) spoken.add(index);
    if (FAREWELL.test(text)) letterFrom = -1;
  });
  return spoken;
}
