import type { Contact } from "./labels";
import { wordsOf } from "./lines";

export const contactFields = ["name", "email", "phone"] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactCount = { right: number; wrong: number; missed: number; invented: number };

const sortedWords = (text: string) => [...wordsOf(text)].sort().join();
const FOLD: Record<ContactField, (text: string) => string> = {
  email: (text) => text.trim().toLowerCase(),
  phone: (text) => text.replace(/\D/g, "").slice(-9),
  name: sortedWords,
};

export const isSameContact = (field: ContactField, one: string, other: string): boolean =>
  FOLD[field](one) === FOLD[field](other);

/** The contact details that the product found. */
export type FoundContact = Partial<Record<ContactField, string | null>>;
type Row = { gold: Contact | null | undefined; got: FoundContact | null | undefined };

/**
 * Counts for each field how often it is right, wrong, missed, or invented. A field that is known to exist but whose
 * value is not (`true`) is skipped.
 */
export function countContacts(rows: Row[]): Record<ContactField, ContactCount> {
  const count = (field: ContactField) => {
    const total: ContactCount = { right: 0, wrong: 0, missed: 0, invented: 0 };
    for (const { gold, got } of rows) {
      const [truth, found] = [gold?.[field], got?.[field]];
      if (truth === true) continue;
      if (truth && found) total[isSameContact(field, truth, found) ? "right" : "wrong"]++;
      else if (truth) total.missed++;
      else if (found) total.invented++;
    }
    return total;
  };
  return { name: count("name"), email: count("email"), phone: count("phone") };
}
