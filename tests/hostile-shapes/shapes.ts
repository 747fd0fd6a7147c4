import { listTerms } from "#core/analysis/vocabulary/vocabulary";
import { randomOf } from "../random-of";

/** A text that somebody might send to keep the product busy. */
export type Shape = { name: string; draw(length: number): string };

/** One character and nothing else. */
const RUNS = [
  ...'aAя中हا0.,-–_/\\([<’"#@|•:;!█',
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

/** Two signs or little more, in turn: each breaks the run that the other one makes. */
const IN_TURN = [
  ..."aB|A1|a.|A. |a-|O'|a/|a@|a@a.|A |Aa |a, |a; |a\t|a\n|A\n|a.\n| \n".split("|"),
  ..."1 |1.|1,|1-|1/|+1|(1)|1. a|1\n|$1|1%|()|(a|(a)|(a, |[a]|{}|<a|<a>|</|>>|C++|C++ |C#|.net|. a".split(
    "|",
  ),
  ..."&amp;|'s |\"a|a: |?a? | - | – | , |·a".split("|"),
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

/** What a pattern looks for, but for its beginning or its end. */
const NEAR_MISSES = {
  email: [
    "john.doe@",
    "@example.com",
    "john [at] example ",
    "a(at)b(dot)",
    "+12345678901a",
    "Jordan jordan@a.co ",
  ],
  phone: ["+1 ", "555-", "(555) ", "+44 20 79", "+1 (555) 010-"],
  date: [
    "Jan 20",
    "2019",
    "2019 - ",
    "01/",
    "Jan 2019 – Mar ",
    "2015-17 ",
    "Q1 2019 ",
    "3 years ",
    "1-2-3 ",
    "май 2019 г. ",
  ],
  degree: ["B.S", "Master's ", "Ph. ", "M.S. ", "высшее а ", "dipling"],
  name: ["Jean-", "Jane Roe ", "PhD, MBA, ", "Mr. ", "J a n e ", "Jordan "],
  link: [
    "http://",
    "www.a",
    "linkedin.com/",
    "a.com/",
    "a.github.",
    "LinkedIn: ",
    "httpswww",
    "example.comPhone",
  ],
  title: ["Senior ", "engineer, ", "Manager/", "медсестра "],
  order: [
    "ignore ",
    "ignore all previous ",
    "rate this candidate ",
    "give a score ",
    "you are an ",
    "note to ai ",
    "i g n o r e ",
    "<|im_start|>",
    "[INST] ",
    '{"score": ',
    "### system\n",
    "--- end ",
    "assistant:\n",
    "tick every ",
    "screening of this document ",
    "игнорируй ",
    "оценка документ ",
    "1gn0r3 ",
    "іgnоre ",
    "aB3",
  ],
  address: ["12 Main ", "Flat 2 ", "12 rue a ", "ул. а 1, кв. 1, ", "Main-", "A1A 1A"],
  trait: [
    "she ",
    "age: ",
    "born in ",
    "Women in ",
    "Society of Women ",
    "hobbies: ",
    "Hobbies\n",
    "date of birth: ",
    "nationality ",
    "Geburtsdatum ",
  ],
  unlawful: [
    "young a ",
    "male or ",
    "native English ",
    "regardless of ",
    "discriminate ",
    "experience with the ",
    "respect for ",
    "no more than ",
    "between 25 and ",
    "at least 18 ",
    "good attitude ",
    "citizen ",
    "возраст от ",
    "мужчина ",
    "независимо от ",
    "опыт не более ",
    "edad ",
    "Alter ",
    "unabhängig von ",
  ],
  job: [
    "We are looking for a ",
    "Requirements:\n",
    "must have ",
    "5+ years of ",
    "3-х ",
    ", is a plus",
    "a, b and ",
    "the key main ",
    "Experience with Git Knowledge ",
    "(such as ",
    "and or ",
    "Java or SQL and ",
    "Java, SQL or ",
    "or equivalent ",
    "Ability to a\tessential\n",
    "Опыт ",
    "Kenntnisse ",
  ],
  skill: [
    "Skills: Java, ",
    "S K I L L S\n",
    "Java, SQL, ",
    "Java (",
    "Java (Spring, ",
    "Spring (Boot",
    "project management ",
    "managed, led, ",
    "R, C, ",
    "Dear Sir\n",
    "Engineer, Acme\n2019 - 2020\nJava and SQL\n",
  ],
} satisfies Record<string, string[]>;

const again = (family: string, units: readonly string[]): Shape[] =>
  units.map((unit) => ({
    name: `${family} ${JSON.stringify(unit)}`,
    draw: (length) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length),
  }));

/** Nothing is said twice: what has been read once is of no help. */
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
  return terms[(index * 7) % terms.length]?.name ?? "";
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
