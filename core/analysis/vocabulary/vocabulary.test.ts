import { expect, test } from "vitest";
import { tokenize } from "../language/tokens";
import { findTerm, findTerms, listTerms } from "./vocabulary";

const names = (text: string) => findTerms(text, tokenize(text)).map(({ term }) => term.name);

test.each([
  ["Advanced Excel, MS Office and K8s", ["Microsoft Excel", "Microsoft Office", "Kubernetes"]],
  ["J2EE, core Java, C++, C#, ASP.NET and .NET", ["Java EE", "Java", "C++", "C#", "ASP.NET", ".NET"]],
  ["Languages: C, Go, R", ["C", "Go", "R"]],
  ["node.js / NodeJS / CI/CD", ["Node.js", "Node.js", "CI/CD"]],
  ["PL/SQL not just SQL", ["PL/SQL", "SQL"]],
  ["accounts\npayable", ["Accounts Payable"]],
  ["wound dressing, vital signs", ["Wound Care", "Vital Signs"]],
])("finds in %j", (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test.each([
  "I excel in calm places and go to market; R&D budget C grade",
  "net income of the swift rust remover",
  "an express train, a spring morning, a ruby ring",
  "Java. Script was written", // a full stop parts the words
])("takes nothing else for a skill: %j", (text) => {
  expect(
    names(text).filter((name) =>
      ["Microsoft Excel", "Go", "R", "C", ".NET", "Swift", "Spring Framework", "Ruby"].includes(name),
    ),
  ).toEqual([]);
});

test("offsets are those of the words", () => {
  const text = "  Used (Tekla Structures) daily";
  const [match] = findTerms(text, tokenize(text));
  expect(match && text.slice(match.start, match.end)).toBe("Tekla Structures");
});

test("the tables are whole: enough terms, and every broader term exists", () => {
  expect(listTerms().length).toBeGreaterThan(1000);
  const missing = listTerms().flatMap((term) => term.broader.filter((name) => !findTerm(name)));
  expect(missing).toEqual([]);
});
