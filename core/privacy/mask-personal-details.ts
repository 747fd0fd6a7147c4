import { overwrite } from "../analysis/spans";
import type { FoundContact } from "./extract-contact";
import { findAddresses } from "./find-addresses";
import { findAssociations } from "./find-associations";
import { findCircumstances } from "./find-circumstances";
import { findTraits } from "./find-traits";

export { overwrite };

/**
 * Overwrites what must not be judged: name, e-mail, phone, links, address, birth, age, family, origin, religion,
 * identity numbers, gendered words, leave and disability, clubs and hobbies. The result has the length of the input (UTF-16) and the
 * same line ends, so an offset into it is an offset into the text.
 */
export function maskPersonalDetails(text: string, contact: Pick<FoundContact, "spans">): string {
  return overwrite(text, [
    ...contact.spans,
    ...findTraits(text),
    ...findCircumstances(text),
    ...findAddresses(text),
    ...findAssociations(text),
  ]);
}
