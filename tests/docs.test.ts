import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const NAMED_PATH =
  /`((?:app|bench|core|docs|migrations|ocr-worker|pdf-renderer|platform|public|queue-consumer|resume-reader|scripts|tests|worker)\/[\w./-]+)`/g;

test("every file and folder that the docs name exists", () => {
  const inDocs = readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`);
  const docs = ["README.md", "CONTRIBUTING.md", ...inDocs];
  const missing = docs.flatMap((doc) =>
    [...readFileSync(doc, "utf8").matchAll(NAMED_PATH)]
      .filter(([, path]) => !existsSync(path as string))
      .map(([, path]) => `${doc}: ${path}`),
  );
  expect(docs.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
