/**
 * grant: adds credits; spend: a tournament uses one; return: a spent credit comes back; revoke: the payment was
 * refunded or disputed.
 */
export const creditKinds = ["grant", "spend", "return", "revoke"] as const;
type CreditKind = (typeof creditKinds)[number];

export const creditSources = ["monthly", "pack", "extra", "promo", "admin"] as const;
type CreditSource = (typeof creditSources)[number];

/** A ledger entry. */
export type CreditEntry = {
  id: string;
  grantId: string;
  kind: CreditKind;
  source: CreditSource;
  planId: number;
  amount: number;
  month: string | null;
  subject: string;
  createdAt: Date;
};

export type NewGrant = Omit<CreditEntry, "grantId" | "kind" | "month"> & { userId: string; cause: string };

/** Entries per page of the ledger and of the billing history. */
export const HISTORY_SIZE = 20;

/** The calendar month in UTC, like "2026-11". */
export function monthOf(date: Date): string {
  return date.toISOString().slice(0, 7);
}

/** A ledger entry in words. `pausedBy` is the pack that pauses the free credits of its month. */
export function describeEntry(
  { kind, source, amount, month, subject }: CreditEntry,
  planName: string,
  pausedBy?: string,
): string {
  const isFree = source === "monthly" && month !== null;
  const about = subject && `: ${subject}`;
  const credit = isFree ? `free credit of ${nameOf(month)}` : `${planName} credit`;
  const credits = `${Math.abs(amount)} ${planName} ${Math.abs(amount) === 1 ? "credit" : "credits"}`;
  switch (kind) {
    case "spend":
      return `Tournament opened${about} (${credit})`;
    case "return":
      return `Given back${about} (${credit})`;
    case "revoke":
      return `${credits} revoked: the payment was refunded or disputed`;
    case "grant":
      if (isFree)
        return `Free credits of ${nameOf(month)}${pausedBy ? ` (paused by the ${pausedBy} pack)` : ""}`;
      if (source === "promo") return `Unlimited access by the promo code ${subject}`;
      return source === "admin" ? `${credits} added by the administrator${about}` : `${credits} bought`;
  }
}

const MONTH = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

/** "November 2026". */
const nameOf = (month: string) => MONTH.format(new Date(`${month}-01`));
