import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createChainCheck, GENESIS, sealOf } from "./chain";
import type { AuditEntry } from "./entry";
import { hashReason, type Reason } from "./reason";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const reason: Reason = { text: "Strong portfolio", salt: "salt" };

function sealed(count: number): AuditEntry[] {
  let previous = GENESIS;
  return Array.from({ length: count }, (_, index): AuditEntry => {
    const entry: AuditEntry = {
      key: index + 1,
      createdAt: new Date(1_000_000 + index),
      actor: "user:u",
      action: "resume.tier-changed",
      tournamentId: "t",
      resumeId: "r",
      details: { to: "A", from: null, reasonHash: hashReason(sha256, reason) },
      reason,
      hash: null,
    };
    previous = sealOf(sha256, previous, entry);
    return { ...entry, hash: previous };
  });
}

function check(entries: AuditEntry[]) {
  const chain = createChainCheck(sha256);
  for (const entry of entries) if (!chain.add(entry)) break;
  return chain.report;
}

const changed = (change: Partial<AuditEntry>) =>
  check(sealed(5).map((entry) => (entry.key === 3 ? { ...entry, ...change } : entry)));

test("a seal does not depend on the order of names", () => {
  const [entry] = sealed(1);
  if (!entry) throw new Error("no entry");
  const details = Object.fromEntries(Object.entries(entry.details).reverse());
  expect(sealOf(sha256, GENESIS, { ...entry, details })).toBe(entry.hash);
});

test("what was sealed holds, with reasons taken out and entries not sealed yet at its end", () => {
  const entries = sealed(5);
  const end = { ...entries[4], key: 6, hash: null } as AuditEntry;
  expect(check([...entries.map((entry) => ({ ...entry, reason: null })), end])).toEqual({
    isIntact: true,
    entries: 6,
    unsealed: 1,
    head: { key: 5, hash: entries[4]?.hash },
    broken: null,
  });
});

test.each([
  ["another time", { createdAt: new Date(0) }, 3],
  ["another actor", { actor: "system" }, 3],
  ["other details", { details: { to: "B" }, reason: null }, 3],
  ["another tournament", { tournamentId: null }, 3],
  ["another reason", { reason: { text: "Never said", salt: "salt" } }, 3],
  ["another seal", { hash: GENESIS }, 3],
  ["no seal amid the chain", { hash: null }, 4],
] as const)("%s is found", (_, change, key) => {
  expect(changed(change)).toMatchObject({ isIntact: false, broken: { key } });
});

test("an entry that is gone, or comes before another, is found", () => {
  const entries = sealed(5);
  expect(check(entries.filter(({ key }) => key !== 2)).broken?.key).toBe(3);
  const swapped = [entries[0], entries[2], entries[1]].filter((entry) => entry !== undefined);
  expect(check(swapped).broken?.key).toBe(3);
});
