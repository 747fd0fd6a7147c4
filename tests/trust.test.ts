import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printPdf } from "#app/lib/text-document/print-pdf.ts";
import { DEFAULT_MODEL, trustCard } from "#app/routes/trust/card.ts";
import changes from "#app/routes/trust/changelog.json";
import { embeddedAnalyzer } from "#core/matching/embedded-analyzer";
import { createModelAnalyzer } from "#platform/ai/model-analyzer";
import { readBytes } from "../bench/lib/analyze";

test("the changelog begins with the judges that judge now", () => {
  const builtIn = embeddedAnalyzer.version;
  const settings = { engine: "openai", model: "any", jsonMode: "auto", timeoutMs: 1000 } as const;
  const model = createModelAnalyzer({ run: async () => ({}) }, settings);
  expect(changes.builtIn[0]?.split(",")[0]).toBe(builtIn);
  const named = /^(.+), prompt (.+), \d{4}-/.exec(changes.models[0] ?? "");
  expect(model.version).toBe(`${named?.[1]}+embedded.${builtIn}`);
  expect(model.promptVersion).toBe(named?.[2]);
});

test("the model named as the default of a deployment is the one it uses", () => {
  expect(readFileSync("queue-consumer/wrangler.toml", "utf8")).toContain(`AI_MODEL = "${DEFAULT_MODEL}"`);
});

test("the PDF says what the page says", async () => {
  const document = await readBytes(await printPdf({ title: "Trust", parts: trustCard }), "trust.pdf");
  const squeeze = (words: string) => words.replace(/\s+/g, "");
  const text = squeeze(typeof document === "string" ? "" : document.text);
  for (const { title, text: paragraphs = [], items = [], tables = [] } of trustCard) {
    const cells = tables.flatMap(({ rows }) => rows.flatMap(({ name, values }) => [name, ...values]));
    for (const words of [title, ...paragraphs, ...items, ...cells]) expect(text).toContain(squeeze(words));
  }
});
