import { expect, test } from "vitest";
import * as z from "zod";
import english from "./english.json";
import frenchAndItalian from "./french-and-italian.json";
import german from "./german.json";
import { readTraitTable } from "./read-trait-table";
import reasons from "./reasons.json";
import russian from "./russian.json";
import spanish from "./spanish.json";

const tableSchema = z.strictObject({
  letters: z.enum(["latin", "any"]),
  words: z.object({ LANGUAGES: z.string() }).catchall(z.string()),
  rules: z.array(
    z.strictObject({
      reason: z.enum(Object.keys(reasons)),
      patterns: z.array(z.string().min(1)).min(1),
      ask: z.string().nullish(),
      askWhere: z.record(z.string(), z.string()).optional(),
      askFluent: z.strictObject({ named: z.string(), unnamed: z.string() }).optional(),
    }),
  ),
});

test.each(Object.entries({ english, frenchAndItalian, german, russian, spanish }))(
  "the table of %s is written as its reader expects, and names no list that is not there",
  (_name, table) => {
    const { words, rules } = tableSchema.parse(table);
    const named = rules.flatMap(({ patterns }) =>
      [...patterns.join("\n").matchAll(/%([A-Z_]+)%/g)].map(([, name]) => name ?? ""),
    );
    expect(named.filter((name) => !(name in words))).toEqual([]);
    expect(Object.keys(words).filter((name) => name !== "LANGUAGES" && !named.includes(name))).toEqual([]);
  },
);

test("what is asked instead may depend on what the text names", () => {
  const [rule] = readTraitTable({
    letters: "latin",
    words: { LANGUAGES: "french|german", NATIVE: "native|mother tongue" },
    rules: [
      {
        reason: "firstLanguage",
        patterns: ["\\b(?:%NATIVE%)\\b"],
        askFluent: { named: "Fluent {Language}", unnamed: "Fluent" },
      },
    ],
  });
  expect(rule?.pattern.test("Mother tongue: german")).toBe(true);
  expect(rule?.instead?.("Mother tongue: german")).toBe("Fluent German");
  expect(rule?.instead?.("Native speaker")).toBe("Fluent");
});
