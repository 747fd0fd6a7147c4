import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { API_CHANGES } from "#core/partners/api-changes";
import { quickStart } from "#core/partners/quick-start";
import { resultDocumentSchema } from "#core/partners/result-document";
import { address } from "./support";
import { openBrowser } from "./visitors";

const run = promisify(execFile);
const EXAMPLE = join(import.meta.dirname, "../../scripts/partner-example.sh");
const RESUMES = 20;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tierwise-partner-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs bash with only what a partner is given, and nothing of ours. */
const bash = (...args: string[]) =>
  run("bash", args, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PARTNER_USERNAME: "partner",
      PARTNER_PASSWORD: "local-only-password",
    },
  });

const { visit } = openBrowser();

test("the quick start runs as the page prints it, without scripts in the browser", async () => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto("/v1/docs");
  const printed = await page.locator("#quick-start pre").allTextContents();
  expect(printed).toEqual(quickStart(address).map(({ commands }) => commands));

  const { stdout } = await bash("-eu", "-c", printed.join("\n"));
  const result = resultDocumentSchema.parse(JSON.parse(stdout.slice(stdout.lastIndexOf('{"tier"'))));
  expect(result.contactInfo).toEqual({
    name: "Jordan Example",
    email: "jordan@example.com",
    phone: expect.stringContaining("555"),
  });
});

test("every call and every message of the document is on the page", async () => {
  const page = await visit();
  await page.goto("/v1/docs");
  type Items = Record<string, Record<string, { operationId: string; summary: string }>>;
  const document: { paths: Items; webhooks: Items } = await (
    await fetch(`${address}/v1/openapi.json`)
  ).json();
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  expect(operations.length).toBeGreaterThan(8);
  for (const { operationId, summary } of operations) {
    const heading = page.locator(`#${operationId}`).getByRole("heading", { level: 3 });
    expect(await heading.allTextContents()).toEqual([summary]);
  }
  const messages = Object.entries(document.webhooks);
  expect(messages.length).toBeGreaterThan(3);
  for (const [type, { post }] of messages) {
    const section = page.locator(`[id="${post?.operationId}"]`);
    expect(await section.getByRole("heading", { level: 4 }).textContent()).toContain(type);
    expect(await section.locator("pre").textContent()).toContain(`"type": "${type}"`);
  }
});

test("the docs lead to a changelog with every version", async () => {
  const page = await visit();
  await page.goto("/v1/docs");
  await page.getByRole("link", { name: "changelog" }).click();
  await page.getByRole("heading", { name: "Changelog" }).waitFor();
  const versions = await page.getByRole("heading", { level: 2, name: /^\d{4}-/ }).allTextContents();
  expect(versions).toEqual(API_CHANGES.map(({ version }) => version));
});

test("a partner goes from a login to twenty results with nothing but curl", async () => {
  const files = Array.from({ length: RESUMES }, (_, n) => join(folder, `candidate-${n}.txt`));
  for (const [n, file] of files.entries()) {
    writeFileSync(
      file,
      `Candidate ${n}\ncandidate${n}@example.com\n\nExperience\nBackend Engineer, Northwind, Jan ${2000 + n} - Dec 2024\nTypeScript and PostgreSQL.\n`,
    );
  }
  const { stdout } = await bash(EXAMPLE, address, ...files);
  expect(stdout.trim().split("\n")).toHaveLength(RESUMES);
  const results = readdirSync(folder).filter((name) => name.endsWith(".result.json"));
  expect(results).toHaveLength(RESUMES);
  for (const name of results)
    resultDocumentSchema.parse(JSON.parse(readFileSync(join(folder, name), "utf8")));
});
