import { better, type Finding, NOT_FOUND } from "./finding";
import type { SkillContext } from "./skill-context";

const WELL =
  /\b(?:native|fluent(?:ly)?|bilingual|mother tongue|proficien(?:t|cy)|advanced|excellent|full professional|professional working|business level|[BC]2|C1)\b|(?<!\p{L})(?:свободн|родной|продвинут|выше среднего|в совершенстве)/iu;
const LITTLE =
  /\b(?:basic|beginner|elementary|limited|conversational basics|a little|A1|A2)\b|(?<!\p{L})(?:базов|начальн|элементарн|со словар)/iu;
/** Levels stand right before or after the language they are of. */
const BEFORE = 24;
const AFTER = 40;

/** Few kinds of work show a language: who names it among the languages speaks it, as well as is said there. */
export function judgeLanguage({ resume, shown, standings, crowded }: SkillContext, name: string): Finding {
  return (shown.get(name)?.direct ?? [])
    .filter(({ line }) => standings[line] !== "copied" && !crowded.has(line))
    .map(({ start, end }) => ({ ...readLevel(resume.text, start, end), start, end }))
    .reduce<Finding>(better, NOT_FOUND);
}

function readLevel(text: string, start: number, end: number): Pick<Finding, "level" | "depth" | "note"> {
  const before =
    /(?<![^,;|\n()])[^,;|\n()]*$/.exec(text.slice(Math.max(0, start - BEFORE), start))?.[0] ?? "";
  const after = /^\W{0,3}[^,;|\n)]*/.exec(text.slice(end, end + AFTER))?.[0] ?? "";
  const around = `${before} ${after}`;
  if (LITTLE.test(around)) return { level: "weak", depth: 0.5, note: "Named as a language spoken a little." };
  if (WELL.test(around)) return { level: "partial", depth: 1, note: "Named as a language spoken well." };
  return { level: "partial", depth: 0, note: "Named, without saying how well it is spoken." };
}
