import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type AuditSegment, archiveEntries, readSegment, SEGMENT_ENTRIES } from "./archive-entries";
import { createChainCheck, GENESIS, sealOf } from "./chain";
import type { AuditEntry } from "./entry";
import { hashReason, type Reason } from "./reason";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const DAY_MS = 24 * 60 * 60 * 1000;
const now = new Date("2030-01-01");
const reason: Reason = { text: "Strong portfolio", salt: "salt" };

/** Sealed entries: the first `old` of them are a hundred days old, the rest ten. */
function makeLog(count: number, old: number): AuditEntry[] {
  let previous = GENESIS;
  return Array.from({ length: count }, (_, index): AuditEntry => {
    const entry: AuditEntry = {
      key: index + 1,
      createdAt: new Date(now.getTime() - (index < old ? 100 : 10) * DAY_MS),
      actor: "user:u",
      action: "resume.tier-changed",
      tournamentId: "t",
      resumeId: "r",
      details: { to: "A", reasonHash: hashReason(sha256, reason) },
      reason,
      hash: null,
    };
    previous = sealOf(sha256, previous, entry);
    return { ...entry, hash: previous };
  });
}

async function archive(log: AuditEntry[]) {
  const entries = [...log];
  const files: { segment: AuditSegment; text: string }[] = [];
  const moved = await archiveEntries(
    {
      now: () => now,
      sha256,
      audit: {
        listOldestEntries: async ({ limit }) => entries.slice(0, limit),
        replaceBySegment: async ({ lastKey }) => {
          entries.splice(0, entries.findIndex(({ key }) => key === lastKey) + 1);
        },
      },
      files: { putAuditSegment: async (segment, text) => void files.push({ segment, text }) },
    },
    { keptDays: 30 },
  );
  return { moved, files, left: entries };
}

test("whole segments of old entries become files, and the chain holds across them", async () => {
  const { moved, files, left } = await archive(makeLog(2.5 * SEGMENT_ENTRIES, 2.2 * SEGMENT_ENTRIES));
  expect([moved, files.length, left.length]).toEqual([2 * SEGMENT_ENTRIES, 2, SEGMENT_ENTRIES / 2]);
  const all = files.flatMap(({ text }) => readSegment(text));
  const whole = createChainCheck(sha256);
  expect([...all, ...left].every(whole.add)).toBe(true);
  const segment = files[1]?.segment;
  const rest = createChainCheck(sha256, { key: segment?.lastKey ?? 0, hash: segment?.lastHash ?? "" });
  expect(left.every(rest.add)).toBe(true);
  expect(rest.report.head).toEqual(whole.report.head);
});

test("what somebody typed is in no file", async () => {
  const { files } = await archive(makeLog(SEGMENT_ENTRIES, SEGMENT_ENTRIES));
  expect(files).toHaveLength(1);
  expect(files[0]?.text).not.toContain(reason.text);
});

test.each([
  ["too few for a segment", SEGMENT_ENTRIES - 1, SEGMENT_ENTRIES - 1],
  ["the last of a segment is not old enough", SEGMENT_ENTRIES, SEGMENT_ENTRIES - 1],
])("nothing moves: %s", async (_why, count, old) => {
  expect((await archive(makeLog(count, old))).moved).toBe(0);
});

test("nothing moves that is not sealed", async () => {
  const log = makeLog(SEGMENT_ENTRIES, SEGMENT_ENTRIES);
  log[SEGMENT_ENTRIES - 1] = { ...(log.at(-1) as AuditEntry), hash: null };
  expect((await archive(log)).moved).toBe(0);
});
