import { describe, expect, test } from "vitest";
import type { Criterion } from "../analysis/rubric";
import type { Verdict, VerdictLevel } from "../analysis/scorecard";
import { explainVerdicts } from "./explain-verdicts";

type Case = Partial<Omit<Criterion, "level">> & {
  verdict: VerdictLevel;
  note?: string;
  reason?: Verdict["reason"];
  quote?: string;
  question?: string;
  sure?: false;
  /** The nearest line, if nothing shows the criterion. */
  nearest?: string;
  other?: string;
};

function explain(...cases: Case[]) {
  const criteria = cases.map(
    (
      { kind = "skill", importance = "must", text = "Docker", weight = 3, knockOut, skills = [] },
      index,
    ): Criterion => ({
      id: `c${index}`,
      kind,
      importance,
      ...(knockOut && { knockOut }),
      text,
      weight,
      skills,
    }),
  );
  const verdicts = cases.map(
    ({ verdict, note = "", reason, quote = "Ran it", question, sure, nearest, other }, index): Verdict => ({
      criterionId: `c${index}`,
      level: verdict,
      evidence: verdict === "none" ? null : { quote, start: 0, end: quote.length },
      note,
      reason,
      question,
      sure,
      ...(nearest && { nearest: { quote: nearest, start: 0, end: nearest.length } }),
      ...(other && { others: [{ quote: other, start: 0, end: other.length }] }),
    }),
  );
  return explainVerdicts(criteria, verdicts);
}

const NONE = { verdict: "none", note: "No line was found that shows this." } as const;
const LISTED = { verdict: "weak", note: "In a row of names.", reason: "listed" } as const;

test("in doubt about what is only listed, a line of work is looked at and asked about", () => {
  const lines = { quote: "Docker, AWS", other: "Shipped the images of forty services" };
  const { cons, followUpQuestions } = explain({ ...LISTED, ...lines, sure: false });
  expect(cons).toEqual(["Not sure, look here: Docker: “Shipped the images of forty services”"]);
  expect(followUpQuestions).toEqual([
    "Your resume says “Shipped the images of forty services”: does that include Docker?",
  ]);
  expect(explain({ ...LISTED, ...lines }).followUpQuestions).toEqual([
    "Your resume lists Docker in “Docker, AWS”. In which job did you use it, and what for?",
  ]);
});

describe("pros", () => {
  test("quote the resume, one line for each passage, what weighs most first", () => {
    const quote = "Ran Docker on AWS";
    const { pros } = explain(
      { verdict: "partial", text: "Terraform", quote: "Wrote Terraform modules" },
      { verdict: "strong", text: "Docker", quote },
      { verdict: "strong", text: "AWS", quote },
    );
    expect(pros).toEqual([
      "Docker and AWS: “Ran Docker on AWS”",
      "Terraform, in part: “Wrote Terraform modules”",
    ]);
  });

  test.each<[Case, string]>([
    [
      {
        kind: "years",
        text: "5+ years of Java",
        verdict: "strong",
        note: "About 6 years of dated work with Java.",
        quote: "Jan 2018 - Dec 2023",
      },
      "About 6 years of dated work with Java (asked for: 5+ years of Java): “Jan 2018 - Dec 2023”",
    ],
    [
      {
        kind: "education",
        verdict: "partial",
        note: "Shows a bachelor's degree; the field asked for is not named.",
        quote: "BA, 2015",
      },
      "Shows a bachelor's degree; the field asked for is not named: “BA, 2015”",
    ],
    [
      { kind: "role", text: "Nurse", verdict: "strong", quote: "Staff nurse" },
      "Has done this job: “Staff nurse”",
    ],
    [{ verdict: "strong", quote: 'Won the "Gold" award' }, "Docker: “Won the ‘Gold’ award”"],
    [{ verdict: "strong", quote: "Led ████ ███ of\n Docker" }, "Docker: “Led … of Docker”"],
  ])("%o", (one, pro) => {
    expect(explain(one).pros).toEqual([pro]);
  });

  test("years are told in one sentence", () => {
    const note =
      "About 5 years in jobs of this kind (Cook). The newest job has no end date; we assume it is current.";
    expect(explain({ verdict: "strong", kind: "years", text: "3+ years", note }).pros).toEqual([
      "About 5 years in jobs of this kind (Cook) (asked for: 3+ years): “Ran it”",
    ]);
  });

  test("leading people of a trade is not the trade itself", () => {
    expect(explain({ verdict: "strong", kind: "role", text: "Lead other nurses" }).pros).toEqual([
      "Lead other nurses: “Ran it”",
    ]);
  });

  test("of a long quote, the part that names what is asked for is shown", () => {
    const quote = `${"Kept the yard and the gate in good order. ".repeat(3)}Drew up bills of materials`;
    const { pros } = explain({ verdict: "strong", text: "Preparation of bills of materials", quote });
    expect(pros[0]).toMatch(/: “…[^…]+ bills of materials”$/);
  });

  test("a long quote is cut at a word, and never inside a character", () => {
    expect(explain({ verdict: "strong", quote: "word ".repeat(60) }).pros[0]).toMatch(/word…”$/);
    expect(explain({ verdict: "strong", quote: "😀".repeat(90) }).pros[0]).toMatch(/😀…”$/u);
  });
});

describe("cons", () => {
  test.each<[Case, string]>([
    [NONE, "Not shown: Docker"],
    [{ ...NONE, importance: "nice" }, "Not shown: Docker (nice to have)"],
    [{ ...NONE, kind: "role", text: "Nurse" }, "Not shown: work as Nurse"],
    [LISTED, "Named in a list only: Docker"],
    [{ verdict: "weak", note: "Only listed." }, "Named in a list only: Docker"],
    [{ ...LISTED, note: "Only listed.", reason: "undated" }, "Docker: only listed"],
    [{ verdict: "weak", note: "Touched on, without detail." }, "Docker: touched on, without detail"],
    [
      { verdict: "weak", note: "AWS is named once.", importance: "nice" },
      "Docker (nice to have): AWS is named once",
    ],
    [{ verdict: "weak", note: "" }, "Mentioned only: Docker"],
    [{ verdict: "weak", note: "Dated work describes this." }, "Mentioned only: Docker"],
    [
      { verdict: "weak", kind: "role", text: "Head of department" },
      "Little shown: work as Head of department",
    ],
    [{ ...NONE, kind: "role", text: "Lead other nurses" }, "Not shown: Lead other nurses"],
    [{ verdict: "weak", sure: false, quote: "May 2011 to present" }, "Not sure, look here: Docker"],
    [
      {
        verdict: "partial",
        kind: "years",
        text: "3+ years",
        note: "About 2 years of dated work; 3 asked for.",
      },
      "3+ years: about 2 years of dated work; 3 asked for",
    ],
  ])("%o", (one, con) => {
    expect(explain(one).cons).toEqual([con]);
  });

  test.each([
    "Lacks Docker experience.",
    "The candidate does not have any cloud skills.",
    "Has no experience with containers",
    "Never used it.",
    "Doesn't know Docker",
    "Insufficient knowledge of containers",
  ])("a judge's accusation is not repeated: %s", (note) => {
    expect(explain({ verdict: "weak", note }).cons).toEqual(["Mentioned only: Docker"]);
  });

  test("what the resume does not say may be said", () => {
    const note = "The resume does not say where it was used.";
    expect(explain({ verdict: "weak", note }).cons).toEqual([
      "Docker: the resume does not say where it was used",
    ]);
  });
});

describe("follow-up questions", () => {
  test.each<[Case, string]>([
    [
      { ...NONE, text: "Keeping accurate records" },
      "Do you have experience keeping accurate records? Where, and what did you do?",
    ],
    [
      { ...NONE, text: "Accounting software" },
      "Do you have experience with accounting software? Where, and what did you do?",
    ],
    [
      { ...NONE, text: "Fluency in English and either Spanish or Portuguese" },
      "How well do you speak and write English, Spanish or Portuguese?",
    ],
    [NONE, "Do you have experience with Docker? Where, and what did you do?"],
    [
      { ...NONE, text: "Strong working knowledge of Docker." },
      "Do you have experience with Docker? Where, and what did you do?",
    ],
    [
      { ...NONE, text: "Managing Director" },
      "Which of your jobs comes closest to “Managing Director”, and what did you do there?",
    ],
    [{ ...LISTED, quote: "Docker," }, "Your resume lists Docker. In which job did you use it, and what for?"],
    [
      { ...LISTED, quote: "Docker, Podman" },
      "Your resume lists Docker in “Docker, Podman”. In which job did you use it, and what for?",
    ],
    [
      { verdict: "partial", note: "Listed, and related work is described.", quote: "Docker, Podman" },
      "Your resume lists Docker in “Docker, Podman”. In which job did you use it, and what for?",
    ],
    [
      { verdict: "partial", note: "In a project.", reason: "undated" },
      "Your resume says “Ran it”, outside of a dated job. Where and when did you use Docker, and what was your part?",
    ],
    [
      { verdict: "weak", note: "Touched on.", quote: "Ran Docker" },
      "Your resume mentions Docker in “Ran Docker”. Where did you use it, and what for?",
    ],
    [{ verdict: "weak", note: "Touched on." }, "Your resume says “Ran it”: does that include Docker?"],
    [
      { ...LISTED, quote: "Podman, Compose" },
      "Your resume says “Podman, Compose”: does that include Docker?",
    ],
    [
      { verdict: "weak", kind: "years", text: "3+ years", quote: "May 2011 to present" },
      "Which of your jobs count towards “3+ years”, and how long was each?",
    ],
    [
      {
        verdict: "weak",
        sure: false,
        kind: "education",
        text: "BSc in Physics",
        quote: "Physics (no degree)",
      },
      "Your resume says “Physics (no degree)”, and the job asks for “BSc in Physics”. What else have you studied, or what do you have in its place?",
    ],
    [
      { ...NONE, kind: "role", text: "Supervision of trainees", nearest: "• Taught trainees" },
      "Your resume says “Taught trainees”, and the job asks for “Supervision of trainees”. Have you done this? Where, and what came of it?",
    ],
    [
      { verdict: "weak", note: "Podman is near it; Docker is not named.", quote: "Ran Podman" },
      "Your resume says “Ran Podman”. Did that or any other work of yours include Docker?",
    ],
    [
      {
        verdict: "partial",
        kind: "years",
        text: "3+ years",
        note: "About 2 years.",
        quote: "Cook, 2019-2021",
      },
      "Your resume says “Cook, 2019-2021”: does that count towards “3+ years”?",
    ],
    [
      {
        verdict: "partial",
        kind: "years",
        text: "3+ years",
        note: "About 2 years.",
        quote: "Cook, Alder Inn",
      },
      "Your resume says “Cook, Alder Inn”: does that count towards “3+ years”, and for how long did you do it?",
    ],
    [
      { verdict: "none", kind: "years", text: "3+ years" },
      "Which of your jobs count towards “3+ years”, and how long was each?",
    ],
    [
      { ...NONE, nearest: "Ran Podman on two servers" },
      "Your resume says “Ran Podman on two servers”. Did that or any other work of yours include Docker?",
    ],
    [
      { verdict: "strong", sure: false, quote: "Packed the images" },
      "Your resume says “Packed the images”: does that include Docker?",
    ],
    [
      { verdict: "partial", sure: false, quote: "Built images with Docker" },
      "Your resume says “Built images with Docker”. What else did you do with Docker, and for how long?",
    ],
    [
      { verdict: "weak", sure: false, text: "You win new accounts by cold calling.", quote: "Cold calls." },
      "Your resume says “Cold calls”: does that include “You win new accounts by cold calling”?",
    ],
    [
      { ...NONE, text: "You win new accounts by cold calling." },
      "The job asks for “You win new accounts by cold calling”. Have you done this? Where, and what came of it?",
    ],
    [
      { ...NONE, sure: false, kind: "other", text: "Shift planning", nearest: "Kept the rota" },
      "Your resume says “Kept the rota”: does that include “Shift planning”?",
    ],
    [
      { ...NONE, kind: "education", text: "Master's degree", nearest: "BA in History" },
      "Your resume says “BA in History”, and the job asks for “Master's degree”. What else have you studied, or what do you have in its place?",
    ],
    [
      { verdict: "partial", sure: false, kind: "education", text: "BSc in Physics", quote: "BSc, 2015" },
      "Your resume says “BSc, 2015”: does that meet “BSc in Physics”?",
    ],
    [
      {
        verdict: "partial",
        sure: false,
        kind: "education",
        text: "BSc in Physics",
        quote: "BSc, Hill University",
      },
      "Your resume says “BSc, Hill University”: does that meet “BSc in Physics”, and is it finished?",
    ],
    [
      {
        verdict: "partial",
        sure: false,
        kind: "education",
        text: "BSc or experience",
        quote: "Lab assistant",
      },
      "Your resume says “Lab assistant”: what have you studied, and does this work stand in for “BSc or experience”?",
    ],
    [
      { verdict: "weak", kind: "certification", text: "CPA", quote: "Studied for the CPA" },
      "Your resume says “Studied for the CPA”, and the job asks for “CPA”. Do you hold it now, and since when?",
    ],
    [
      { verdict: "weak", kind: "role", text: "Head chef", quote: "Sous chef, Alder & Co" },
      "Your resume says “Sous chef, Alder & Co”: how close was that to work as “Head chef”?",
    ],
    [
      { ...NONE, kind: "education", text: "Master's degree" },
      "The job asks for “Master's degree”. What have you studied, or what do you have in its place?",
    ],
    [
      { ...NONE, kind: "certification", text: "CPA" },
      "The job asks for “CPA”. Do you hold it, and since when?",
    ],
    [{ ...NONE, text: "Fluent English", skills: ["English"] }, "How well do you speak and write English?"],
    [
      { ...NONE, text: "Spanish", skills: ["Spanish"], sure: false, nearest: "Lived in Madrid" },
      "Your resume says “Lived in Madrid”: how well do you speak and write Spanish?",
    ],
    [
      { ...NONE, kind: "experience", text: 'Running "Agile" teams' },
      "The job asks for “Running ‘Agile’ teams”. Have you done this? Where, and what came of it?",
    ],
    [
      { ...NONE, kind: "other", text: "Driving licence" },
      "The job asks for “Driving licence”. Do you hold it, and since when?",
    ],
    [{ ...NONE, question: "Which registry did you use" }, "Which registry did you use?"],
    [
      { ...NONE, question: "Why do you lack Docker?" },
      "Do you have experience with Docker? Where, and what did you do?",
    ],
  ])("%o", (one, question) => {
    expect(explain(one).followUpQuestions).toEqual([question]);
  });

  test("one for each must-have that is open, by weight, six at most, none twice", () => {
    const open = [1, 2, 3, 4, 5, 6, 7].map((weight) => ({ ...NONE, text: `Skill${weight}`, weight }));
    const { followUpQuestions } = explain(...open, { ...NONE, text: "Skill7", weight: 7 });
    expect(followUpQuestions.map((question) => /Skill\d/.exec(question)?.[0])).toEqual(
      [7, 6, 5, 4, 3, 2].map((weight) => `Skill${weight}`),
    );
  });

  test("nice-to-haves only where no must-have is open; nothing where all is met", () => {
    const nice = { ...NONE, importance: "nice" as const, text: "Go" };
    expect(explain(nice, NONE).followUpQuestions.join()).not.toContain("Go");
    expect(explain(nice, { verdict: "strong" }).followUpQuestions).toHaveLength(1);
    expect(explain({ verdict: "strong" }).followUpQuestions).toEqual([]);
  });
});

describe("what the judge is not sure of", () => {
  const doubted = { verdict: "partial", sure: false, quote: "Kept the rota" } as const;

  test("comes first among the cons and the questions, with its line, and is no pro", () => {
    const { pros, cons, followUpQuestions } = explain(
      { ...NONE, text: "Docker", weight: 5 },
      { ...doubted, text: "Planning", importance: "nice", weight: 1 },
      { ...doubted, text: "Scheduling", weight: 2 },
    );
    expect(pros).toEqual([]);
    expect(cons).toEqual([
      "Not sure, look here: Scheduling: “Kept the rota”",
      "Not sure, look here: Planning (nice to have): “Kept the rota”",
      "Not shown: Docker",
    ]);
    expect(followUpQuestions).toEqual([
      "Your resume says “Kept the rota”: does that include Scheduling?",
      "Do you have experience with Docker? Where, and what did you do?",
    ]);
  });

  test("leaves room for what is plainly not shown", () => {
    const names = ["One", "Two", "Three", "Four", "Five"];
    const { cons } = explain(
      ...names.map((text) => ({ ...doubted, text })),
      ...names.map((text) => ({ ...NONE, text: `${text} more` })),
    );
    expect(cons.map((con) => con.split(":")[0])).toEqual([
      ...Array.from({ length: 3 }, () => "Not sure, look here"),
      ...Array.from({ length: 3 }, () => "Not shown"),
    ]);
  });

  test("two candidates with other lines are not asked the same", () => {
    const [one, other] = ["Kept the rota", "Paid the wages"].map(
      (nearest) => explain({ ...NONE, nearest }).followUpQuestions,
    );
    expect(one).not.toEqual(other);
  });
});

test("a knock-out that is not shown is said first, and one that is shown is like any other", () => {
  const { cons } = explain(
    { ...NONE, text: "Kafka", weight: 9 },
    { verdict: "partial", text: "SQL", sure: false, quote: "Asked a database" },
    { ...NONE, text: "CPA", weight: 1, knockOut: true },
    { verdict: "strong", text: "Excel", knockOut: true },
  );
  expect(cons).toEqual([
    "Knock-out not shown: CPA",
    "Not sure, look here: SQL: “Asked a database”",
    "Not shown: Kafka",
  ]);
});
