import { listTerms } from "#core/analysis/vocabulary/vocabulary";
import { randomOf } from "../random-of";

/** A text that somebody might send to overload the product. */
export type Shape = { name: string; draw(length: number): string };

/** A single character, repeated. */
const RUNS = [
  ...'aAя中ا0.,-_/\\([<’"@|•█',
  " ",
  "\t",
  "\n",
  "\r",
  "\f",
  "\u200b",
  "\u0301",
  "\ue000",
  "\u{1f600}",
  "\u{e0041}",
  "\ud83d",
];

/** Two or a few characters in turn, each breaking the run of the other. */
const IN_TURN = [
  ..."aB|A1|a.|A. |a-|a/|a@|a@a.|A |Aa |a, |a; |a\t|a\n|A\n| \n".split("|"),
  ..."1 |1.|1-|(1)|1. a|1\n|()|(a|(a, |{}|<a|<a>|C++|C++ |C#".split("|"),
  ...'&amp;|"a|a: | - | , '.split("|"),
  "a|",
  " | ",
  "•a\n",
  "- a\n",
  "\u0323\u0301",
  "и\u0306",
  "a中",
  "中文，",
  "аa",
  "я ",
  "█\n",
  "\u200d\u{1f600}",
  "a\f",
  "\n\n\n\na",
];

/** Strings that almost match a pattern but lack its beginning or its end. */
const NEAR_MISSES = {
  email: [
    "john.doe@",
    "@example.com",
    "john [at] example ",
    "a(at)b(dot)",
    "+12345678901a",
    "Jordan jordan@a.co ",
  ],
  phone: ["(555) ", "+1 (555) 010-"],
  date: ["Jan 2019 – Mar ", "2015-17 ", "3 years ", "1-2-3 ", "май 2019 г. "],
  degree: ["B.S", "Master's ", "Ph. ", "M.S. ", "высшее а "],
  name: ["Jean-", "PhD, MBA, ", "Jordan "],
  link: ["www.a", "linkedin.com/", "httpswww", "example.comPhone"],
  title: ["engineer, ", "Manager/", "медсестра "],
  order: [
    "ignore all previous ",
    "rate this candidate ",
    "you are an ",
    "<|im_start|>",
    "[INST] ",
    '{"score": ',
    "### system\n",
    "--- end ",
    "screening of this document ",
    "игнорируй ",
    "1gn0r3 ",
    "іgnоre ",
    "aB3",
  ],
  address: ["12 Main ", "ул. а 1, кв. 1, ", "Main-", "A1A 1A"],
  trait: ["Women in ", "hobbies: ", "date of birth: ", "Geburtsdatum "],
  unlawful: [
    "young a ",
    "regardless of ",
    "experience with the ",
    "no more than ",
    "good attitude ",
    "возраст от ",
    "мужчина ",
    "опыт не более ",
    "unabhängig von ",
  ],
  job: [
    "Requirements:\n",
    "5+ years of ",
    "3-х ",
    ", is a plus",
    "a, b and ",
    "Experience with Git Knowledge ",
    "Java or SQL and ",
    "Java, SQL or ",
    "or equivalent ",
    "Ability to a\tessential\n",
  ],
  skill: [
    "Skills: Java, ",
    "S K I L L S\n",
    "Java, SQL, ",
    "Java (Spring, ",
    "Spring (Boot",
    "R, C, ",
    "Engineer, Acme\n2019 - 2020\nJava and SQL\n",
  ],
} satisfies Record<string, string[]>;

const again = (family: string, units: readonly string[]): Shape[] =>
  units.map((unit) => ({
    name: `${family} ${JSON.stringify(unit)}`,
    draw: (length) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length),
  }));

/** Never repeats itself, so that caching does not help. */
const ever = (name: string, write: (index: number) => string): Shape => ({
  name: `ever other ${name}`,
  draw(length) {
    const parts: string[] = [];
    for (let size = 0; size < length; size += parts.at(-1)?.length ?? length) parts.push(write(parts.length));
    return parts.join("").slice(0, length);
  },
});

const random = randomOf(15);
const letters = (from: string, count: number) =>
  Array.from({ length: count }, () => from[Math.floor(random() * from.length)]).join("");
const skillAt = (index: number) => {
  const terms = listTerms();
  return terms[(index * 13) % terms.length]?.name ?? "";
};

const OTHERS = [
  ever("number", (index) => `${index} `),
  ever("year", (index) => `${1950 + (index % 90)}-${1 + (index % 12)} `),
  ever("word", () => `${letters("abcdefghijklmnopqrstuvwxyz", 6)} `),
  ever("name", () => `${letters("ABCDEF", 1)}${letters("aeiou", 5)} `),
  ever("e-mail", (index) => `a${index}@b${index}.com `),
  ever("phone", (index) => `+1 202 555 ${1000 + (index % 9000)} `),
  ever("skill", (index) => `${skillAt(index)}, `),
  ever("skill or another", (index) => `${skillAt(index)} or `),
  ever("skill, a line each", (index) => `${skillAt(index)}\n`),
  ever("years of a skill", (index) => `${1 + (index % 9)} years of ${skillAt(index)}\n`),
  ever("sign", () => letters("aA1 .,-()/@:;#+'\n", 1)),
  ever("mark", () => letters(".,-()[]{}/@:;#+'\"&*|<>", 1)),
];

export const shapes: Shape[] = [
  ...again("run of", RUNS),
  ...again("in turn", IN_TURN),
  ...Object.entries(NEAR_MISSES).flatMap(([family, units]) => again(family, units)),
  ...OTHERS,
];
