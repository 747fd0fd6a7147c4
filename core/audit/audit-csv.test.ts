import { expect, test } from "vitest";
import { csvHead, toCsvRow } from "./audit-csv";
import type { AuditEntry } from "./entry";

const entry = (text: string): AuditEntry => ({
  key: 1,
  createdAt: new Date("2026-01-02T03:04:05.678Z"),
  actor: "user:u",
  action: "resume.tier-changed",
  tournamentId: "t",
  resumeId: "r",
  details: { to: "A" },
  reason: { text, salt: "never exported" },
  hash: null,
});

test("a row has a cell for each column, and only the cells that need quotes have them", () => {
  expect(csvHead.split(",")).toHaveLength(9);
  expect(toCsvRow(entry("plain"))).toBe(
    '1,2026-01-02T03:04:05.678Z,user:u,resume.tier-changed,t,r,"{""to"":""A""}",plain,',
  );
});

test.each([
  ["=1+1", "'=1+1"],
  ["+44 20", "'+44 20"],
  ["-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["  =1+1", "'  =1+1"],
  ["\t=1+1", "'\t=1+1"],
  ["\r=1", `"'\r=1"`],
  ['=HYPERLINK("x"),y', `"'=HYPERLINK(""x""),y"`],
  ["two\nlines", '"two\nlines"'],
  ["a = b", "a = b"],
])("%j is written as %j", (text, cell) => {
  expect(toCsvRow(entry(text)).endsWith(`,${cell},`)).toBe(true);
});
