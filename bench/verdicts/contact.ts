import type { Contact } from "./labels";
import { wordsOf } from "./lines";

export const contactFields = ["name", "email", "phone"] as const;
type ContactField = (typeof contactFields)[number];
export type ContactCount = { right: number; wrong: number; missed: number; invented: number };

/** What the label says, and what the product found. */
type Row = {
  gold: Contact | null | undefined;
  got: Partial<Record<ContactField, string | null>> | null | undefined;
};

/** Reduces a value to what must be the same. */
const FOLD: Record<ContactField, (text: string) => string> = {
  email: (text) => text.trim().toLowerCase(),
  phone: (text) => text.replace(/\D/g, "").slice(-9),
  name: (text) => [...wordsOf(text)].sort().join(),
};

/** Undefined if there is nothing to compare, or the label says only that there is a value (`true`). */
export function compareContact(field: ContactField, { gold, got }: Row): keyof ContactCount | undefined {
  const [truth, found] = [gold?.[field], got?.[field]];
  if (truth === true || (!truth && !found)) return undefined;
  if (!truth) return "invented";
  if (!found) return "missed";
  return FOLD[field](truth) === FOLD[field](found) ? "right" : "wrong";
}

/** Counts for each field how often it is right, wrong, missed, or invented. */
export function countContacts(rows: Row[]): Record<ContactField, ContactCount> {
  const count = (field: ContactField) => {
    const total: ContactCount = { right: 0, wrong: 0, missed: 0, invented: 0 };
    for (const row of rows) {
      const outcome = compareContact(field, row);
      if (outcome) total[outcome]++;
    }
    return total;
  };
  return { name: count("name"), email: count("email"), phone: count("phone") };
}
