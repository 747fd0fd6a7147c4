import { isStopWord } from "../language/stop-words";
import { tokenize } from "../language/tokens";
import { type Finding, NOT_FOUND } from "./finding";
import type { SkillContext } from "./skill-context";

const MIN_WORDS = 120;
const ENGLISH = /^(?:the|and|of|to|in|for|with|was|were|a|an|by|on|as|from|at|that|this|which|is|are)$/;
const SHARE = 0.12;

/** Few people who write a whole resume in English name the language: the resume itself is evidence, not proof. */
export function judgeEnglish({ resume, standings }: SkillContext): Finding {
  const words = resume.tokens.length;
  const english = resume.tokens.filter((token) => ENGLISH.test(token.key)).length;
  if (words < MIN_WORDS || english / words < SHARE) return NOT_FOUND;
  const index = resume.lines.findIndex(
    (line, at) =>
      standings[at] !== "copied" &&
      !line.list &&
      tokenize(line.text).filter(({ key }) => isStopWord(key)).length >= 3,
  );
  const line = resume.lines[index];
  if (!line) return NOT_FOUND;
  return { level: "partial", start: line.start, end: line.end, note: "The resume is written in English." };
}
