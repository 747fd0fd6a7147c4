import { expect, test } from "vitest";
import { type CreditEntry, describeEntry, monthOf } from "./credits";

const entry = (change: Partial<CreditEntry>): CreditEntry => ({
  id: "entry",
  grantId: "grant",
  kind: "grant",
  source: "pack",
  planId: 3,
  amount: 5,
  month: null,
  subject: "",
  createdAt: new Date("2026-11-21T10:00:00Z"),
  ...change,
});

test.each([
  [{}, "5 PRO credits bought"],
  [{ amount: 1 }, "1 PRO credit bought"],
  [{ source: "admin" }, "5 PRO credits added by the administrator"],
  [
    { source: "admin", subject: "For the outage" },
    "5 PRO credits added by the administrator: For the outage",
  ],
  [{ source: "promo", amount: 0, subject: "WELCOME" }, "Unlimited access by the promo code WELCOME"],
  [{ source: "monthly", amount: 2, month: "2026-11" }, "Free credits of November 2026"],
  [{ kind: "spend", amount: -1, subject: "Night nurse" }, "Tournament opened: Night nurse (PRO credit)"],
  [
    { kind: "spend", source: "monthly", amount: -1, month: "2026-01", subject: "Night nurse" },
    "Tournament opened: Night nurse (free credit of January 2026)",
  ],
  [{ kind: "return", amount: 1, subject: "Night nurse" }, "Given back: Night nurse (PRO credit)"],
  [{ kind: "revoke", amount: -1 }, "1 PRO credit revoked: the payment was refunded or disputed"],
  [{ kind: "revoke", amount: -3 }, "3 PRO credits revoked: the payment was refunded or disputed"],
] as [Partial<CreditEntry>, string][])("%j in words", (change, words) => {
  expect(describeEntry(entry(change), "PRO")).toBe(words);
});

test("free credits that a pack pauses are said to be paused", () => {
  const free = entry({ source: "monthly", amount: 2, month: "2026-11" });
  expect(describeEntry(free, "FREE", "PRO")).toBe("Free credits of November 2026 (paused by the PRO pack)");
});

test("a month ends at midnight UTC, wherever one is", () => {
  expect(monthOf(new Date("2026-11-30T23:59:59.999Z"))).toBe("2026-11");
  expect(monthOf(new Date("2026-12-01T00:30:00+02:00"))).toBe("2026-11");
});
