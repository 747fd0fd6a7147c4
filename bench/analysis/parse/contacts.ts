import { extractContact } from "#core/privacy/extract-contact";
import { findPhones } from "#platform/phones";
import { percent, type Section } from "../../lib/table";
import { type ContactField, contactFields, countContacts } from "../../verdicts/contact";
import { ownJobs, resumesOf } from "../data/own-set";
import { emailOf } from "../data/person";
import type { AnnotatedSet } from "./annotated";

export type KnownContact = { text: string; name?: string; email?: string; phone?: string };

const LABELS: Record<ContactField, RegExp> = {
  name: /^(?:(?:candidate|full|person)?[_ ]?name|person)$/i,
  email: /^e-?mail(?:[_ ]address)?$/i,
  phone: /^(?:phone|mobile|telephone)(?:[_ ](?:no|number))?$/i,
};

/** Annotated texts that mark a name, email or phone. The first span of each kind is the ground truth. */
export function contactsOf({ texts }: AnnotatedSet): KnownContact[] {
  return texts.flatMap(({ text, entities }) => {
    const read = (field: ContactField) => {
      const span = entities.find(({ label }) => LABELS[field].test(label));
      return span && text.slice(span.start, span.end);
    };
    const known = { name: read("name"), email: read("email"), phone: read("phone") };
    return contactFields.some((field) => known[field]) ? [{ text, ...known }] : [];
  });
}

/** The bench's own people, whose contact details are all known. */
export function ownContacts(): KnownContact[] {
  return ownJobs.flatMap(resumesOf).map(({ person, text }) => ({
    text,
    name: person.name,
    phone: person.phone,
    ...(!person.noEmail && { email: emailOf(person) }),
  }));
}

export function reportContacts(name: string, contacts: KnownContact[]): Section {
  const counts = countContacts(
    contacts.map((gold) => ({ gold, got: extractContact(gold.text, findPhones) })),
  );
  const counted = contactFields.map((field) => ({ field, ...counts[field] }));
  return {
    tables: [
      {
        title: `Contact: ${name} (${contacts.length} resumes)`,
        columns: ["field", "right", "wrong", "missed", "invented", "accuracy"],
        rows: counted.map(({ field, right, wrong, missed, invented }) => [
          field,
          ...[right, wrong, missed, invented].map(String),
          percent(right, right + wrong + missed + invented),
        ]),
        notes: [
          "matched: e-mail in lower case; phone by its last 9 digits; name by the same words in any case and order",
          "invented: one was given where the resume has none; accuracy is over right, wrong, missed, invented",
        ],
      },
    ],
    figures: counted,
  };
}
