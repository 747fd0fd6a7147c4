import { expect, test } from "vitest";
import { readBytes } from "../../../bench/lib/analyze";
import { printPdf } from "./print-pdf";
import { readMarkdown } from "./read-markdown";
import { writeMarkdown } from "./write-markdown";

const document = {
  title: "A document",
  about: "Łódź *Search* | Ağaoğlu, Ромашка",
  parts: [
    {
      title: "Part",
      text: ["# no heading", "1. no list", "<b>[name](https://example.com)</b> [a blank]"],
      items: ["one", "two"],
      tables: [{ label: "Figures", columns: ["Name", "Value"], rows: [{ name: "a|b", values: ["-"] }] }],
    },
  ],
};

test("Markdown shows what was typed and reads none of it as markup", () => {
  expect(writeMarkdown(document)).toBe(`# A document

Łódź \\*Search\\* \\| Ağaoğlu, Ромашка

## Part

\\# no heading

1\\. no list

\\<b\\>[name]\\(https://example.com)\\</b\\> [a blank]

- one
- two

| Name | Value |
| --- | ---: |
| a\\|b | - |
`);
});

test("a PDF has every word, base letters for those its font lacks, and no line wider than the page", async () => {
  const long = "Donaudampfschiff".repeat(20);
  // The reader takes a page of few ordinary words for a scan.
  const sentence = "The reader looks at each requirement and quotes the line that shows it.";
  const parts = [...document.parts, { title: "Long", text: [...Array(12).fill(sentence), long] }];
  const bytes = await printPdf({ ...document, parts });
  const read = await readBytes(bytes, "document.pdf");
  const text = typeof read === "string" ? "" : read.text;
  for (const words of ["A document", "Lódz *Search*", "Agaoglu", "???????", "no heading", "two", "a|b"])
    expect(text).toContain(words);
  const widest = Math.max(...text.split(/\s/).map((word) => word.length));
  expect(widest).toBeLessThan(120);
  expect(text.replace(/\s/g, "")).toContain(long);
});

test("a text with blanks is filled: with words, with each entry of a list, and with what a part holds", () => {
  const text =
    "# Title\n\nAbout {who}\n\n## One\n\nOf {who} to {whom}.\n\n- {risks}: high\n\n## Two\n{figures}\n";
  const tables = [{ label: "Table", columns: ["A"], rows: [] }];
  const values = { who: "us {whom}", whom: "you", risks: ["fire", "$& flood"], figures: { tables } };
  expect(readMarkdown(text, values).parts).toEqual([
    { title: "One", text: ["Of us {whom} to you."], items: ["fire: high", "$& flood: high"] },
    { title: "Two", tables },
  ]);
  expect(() => readMarkdown("## One\n{nobody}", {})).toThrow("{nobody}");
});
