import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { missingPackages } from "../scripts/complete-lockfile.mjs";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));

test("`npm ci` finds every platform's packages in the lockfile (else: node scripts/complete-lockfile.mjs)", () => {
  expect(missingPackages(lock)).toEqual([]);
});

test("a package left out is noticed", () => {
  const packages = { ...lock.packages };
  delete packages["node_modules/@biomejs/cli-win32-x64"];
  expect(missingPackages({ packages })).toMatchObject([{ name: "@biomejs/cli-win32-x64" }]);
});

test("packages come from the public registry", () => {
  const elsewhere = Object.values<{ resolved?: string }>(lock.packages).filter(
    ({ resolved }) => resolved && !resolved.startsWith("https://registry.npmjs.org/"),
  );
  expect(elsewhere).toEqual([]);
});
