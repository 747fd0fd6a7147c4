/** grant: credits come in; spend: a tournament takes one; return: it gives it back; revoke: a payment was taken back. */
export const creditKinds = ["grant", "spend", "return", "revoke"] as const;
export type CreditKind = (typeof creditKinds)[number];

export const creditSources = ["monthly", "pack", "extra", "promo", "admin"] as const;
export type CreditSource = (typeof creditSources)[number];

/** A line of the ledger. */
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

export type NewGrant = {
  id: string;
  userId: string;
  source: CreditSource;
  planId: number;
  amount: number;
  cause: string;
  subject: string;
  createdAt: Date;
};

/** The calendar month in UTC, as "2026-11". */
export function monthOf(date: Date): string {
  return date.toISOString().slice(0, 7);
}

/** The line of the ledger in words. */
export function describeEntry(
  { kind, source, amount, month, subject }: CreditEntry,
  planName: string,
): string {
  const about = subject ? `: ${subject}` : "";
  const what = source === "monthly" ? `free credit of ${month}` : `${planName} credit`;
  switch (kind) {
    case "spend":
      return `Tournament opened on a ${what}${about}`;
    case "return":
      return `Given back, a ${what}${about}`;
    case "revoke":
      return `Taken back with its payment: ${count(-amount, `${planName} credit`)}`;
    case "grant":
      if (source === "monthly") return `${count(amount, "free tournament")} for ${month}`;
      if (source === "promo") return `Unlimited access by the promo code ${subject}`;
      if (source === "admin")
        return `${count(amount, `${planName} credit`)} added by the administrator${about}`;
      return `${count(amount, `${planName} credit`)} bought`;
  }
}

const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? "" : "s"}`;
