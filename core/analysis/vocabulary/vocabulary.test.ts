import { expect, test } from "vitest";
import * as z from "zod";
import { tokenize } from "../language/tokens";
import { CERTIFICATE_GROUPS, GROUPS_IN_OTHER_LANGUAGES, LANGUAGE_GROUPS, SKILL_GROUPS } from "./tables";
import { findTerm, findTerms, listTerms, readTermLine } from "./vocabulary";

const names = (text: string) => findTerms(text, tokenize(text)).map(({ term }) => term.name);

test.each([
  ["Relieved another security officer", ["Security Services"]],
  ["Surveillance, access control, patrol", ["Surveillance", "Access Control (security)", "Security Patrols"]],
  ["Machinist", ["Machining"]],
  ["Automotive", ["Automotive Industry"]],
  ["Underwriting", ["Underwriting"]],
])("different work has different names: %s", (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test.each([
  ["Advanced Excel, MS Office and K8s", ["Microsoft Excel", "Microsoft Office", "Kubernetes"]],
  ["J2EE, core Java, C++, C#, ASP.NET and .NET", ["Java EE", "Java", "C++", "C#", "ASP.NET", ".NET"]],
  ["Languages: C, Go, R", ["C", "Go", "R"]],
  ["JS, TS, Postgres, GCP", ["JavaScript", "TypeScript", "PostgreSQL", "Google Cloud Platform"]],
  ["O365 and G Suite", ["Office 365", "Google Workspace"]],
  ["node.js / NodeJS / CI/CD", ["Node.js", "Node.js", "CI/CD"]],
  ["Raised brand awareness; branding", ["Brand Awareness", "Brand Marketing"]],
  ["Calendars, filing, A/B тестирование", ["Calendar Management", "Filing", "A/B Testing"]],
  ["Sold calendars to shops", []],
  ["Charted in EPIC and typed lists in MS EXCEL", ["Epic EHR", "Microsoft Excel"]],
  ["THE EPIC HISTORY OF THE WINDOWS AND RUBY SPARKS OF A LONG RIVER", []],
  ["PL/SQL not just SQL", ["PL/SQL", "SQL"]],
  ["Skills: AP, AR, GL", ["Accounts Payable", "Accounts Receivable", "General Ledger"]],
  ["accounts\npayable", ["Accounts Payable"]],
  ["wound dressing, vital signs", ["Wound Care", "Vital Signs"]],
  ["RN, BLS and ACLS certified", ["Registered Nursing", "BLS", "ACLS"]],
  ["MIG and TIG welding, AutoCAD, Primavera P6", ["MIG Welding", "TIG Welding", "AutoCAD", "Primavera P6"]],
  ["CDL Class A, forklift certified, OSHA 30", ["CDL", "Forklift Certification", "OSHA 30"]],
  ["Opera PMS, Sabre GDS, QuickBooks", ["Opera PMS", "Sabre GDS", "QuickBooks"]],
  ["Системный аналитик: базы данных, REST", ["Systems Analysis", "Database Design", "REST APIs"]],
  ["микросервисы, брокеры сообщений, тестирование", ["Microservices", "Message Queues", "Software Testing"]],
  ["работал с базами данных и брокером сообщений", ["Database Design", "Message Queues"]],
  ["1С:Предприятие и бухгалтерский учёт", ["1C:Enterprise", "Accounting"]],
])("finds in %j", (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test.each([
  "I excel in calm places, go to great lengths, come and go",
  "net income rose after the swift rust remover came out",
  "an express train, a spring morning, a ruby ring",
  "We could access the notion of a sage in a word",
  "a puppet on a dart board",
  "He saw an elm, a xerophyte and kept a tally of birds",
  "a spark of hope, a flask of tea, a jest and a mocha",
  "unity of purpose, a maple leaf, a hive of bees",
  "the opera, an epic novel, a maya temple",
  "through the door, behind the rail",
  "fostering trust, an early pioneer",
  "in plain sight on a snowflake of an island",
  "the vault, the consul and the horizon",
  "Dated 5 May, page 3, grade C, room R",
  "on the radar of the ministry",
  "Join us to shape what comes next",
  "Equal opportunity employer, competitive salary, free lunch",
  "вы будете рады новым задачам",
])("takes nothing for a skill in %j", (text) => {
  expect(names(text)).toEqual([]);
});

test("offsets are those of the words", () => {
  const text = "  Used (Tekla Structures) daily";
  const [match] = findTerms(text, tokenize(text));
  expect(match && text.slice(match.start, match.end)).toBe("Tekla Structures");
});

test.each([
  ["Git", "skill"],
  ["Teamwork", "soft"],
  ["PMP", "certification"],
  ["Spanish", "language"],
])("%s is of the kind %s", (name, kind) => {
  expect(findTerm(name)?.kind).toBe(kind);
});

test("there are enough terms, and every broader term exists", () => {
  expect(listTerms().length).toBeGreaterThanOrEqual(2500);
  const missing = listTerms().flatMap((term) => term.broader.filter((name) => !findTerm(name)));
  expect(missing).toEqual([]);
});

test.each([
  ["programming languages", 55],
  ["testing", 60],
  ["amazon cloud", 25],
  ["security", 45],
  ["databases", 50],
  ["machine learning", 30],
  ["sap", 20],
  ["accounting", 60],
  ["tax", 18],
  ["banking", 45],
  ["insurance", 25],
  ["sales", 40],
  ["marketing", 70],
  ["human resources", 80],
  ["supply chain", 45],
  ["aviation", 12],
  ["maritime", 10],
  ["manufacturing", 60],
  ["quality", 30],
  ["construction", 50],
  ["welding", 14],
  ["automotive", 15],
  ["electrical", 50],
  ["oil and gas", 18],
  ["energy", 14],
  ["agriculture", 18],
  ["nursing", 80],
  ["dentistry", 14],
  ["pharmacy", 14],
  ["laboratory", 60],
  ["social care", 35],
  ["childcare", 10],
  ["teaching", 60],
  ["law", 45],
  ["public safety", 25],
  ["kitchen", 35],
  ["hospitality", 35],
  ["beauty", 12],
  ["fitness", 10],
  ["media", 45],
  ["graphic design", 30],
  ["technology certificates", 80],
  ["trade certificates", 60],
  ["care certificates", 60],
])("knows the trade %s by at least %i terms", (group, least) => {
  expect(listTerms().filter((term) => term.group === group).length).toBeGreaterThanOrEqual(least);
});

test("no alias names two terms", () => {
  const owners = new Map<string, Set<string>>();
  for (const { name, alias } of listAliases()) {
    owners.set(alias, (owners.get(alias) ?? new Set()).add(name));
  }
  expect([...owners].filter(([, known]) => known.size > 1).map(([alias]) => alias)).toEqual([]);
});

test("every alias is found as the term it stands for", () => {
  const lost = listAliases().filter(({ name, spelling }) => {
    // Brackets and colons separate words: such a name is only for display.
    return !/[():]/.test(spelling) && !names(`, ${spelling},`).includes(name);
  });
  expect(lost).toEqual([]);
});

const allGroups = [...SKILL_GROUPS, ...CERTIFICATE_GROUPS, ...LANGUAGE_GROUPS, ...GROUPS_IN_OTHER_LANGUAGES];

test("the tables are written as their reader expects", () => {
  const tableSchema = z.array(
    z.strictObject({
      group: z.string().regex(/^\S(?:.*\S)?$/),
      broader: z.array(z.string().min(1)),
      terms: z
        .array(z.string().regex(/^[!=~]?[^|>\s][^|>]*(?: \| [!=~]?[^|>\s][^|>]*)*(?: > [^|>]+)?$/))
        .min(1),
    }),
  );
  expect(tableSchema.parse(allGroups)).toEqual(allGroups);
  expect(allGroups.flatMap(({ terms }) => terms).length).toBeGreaterThan(5000);
});

/**
 * The aliases as written in the tables. `alias` keeps the case of strict ones, so that those that
 * differ only in case stay distinct.
 */
function listAliases() {
  return allGroups
    .flatMap(({ terms }) => terms)
    .flatMap((line) => {
      const { aliases, name } = readTermLine(line);
      return aliases
        .split("|")
        .map((alias) => alias.trim())
        .filter((alias) => !alias.startsWith("!"))
        .map((alias) => {
          const spelling = alias.replace(/^[=~]/, "");
          const words = tokenize(spelling).map(({ key }) => key);
          return { name, spelling, alias: spelling === alias ? words.join(" ") : spelling };
        });
    });
}

test("A/P is accounts payable, A&P is airframe and powerplant", () => {
  expect(names("Reconciled A/P monthly")).toContain("Accounts Payable");
  expect(names("A&P mechanic since 2011")).not.toContain("Accounts Payable");
});
