import { overwrite } from "../analysis/spans";
import type { FoundContact } from "./extract-contact";
import { findAddresses } from "./find-addresses";
import { findAssociations } from "./find-associations";
import { findCircumstances } from "./find-circumstances";
import { findTraits } from "./find-traits";

export { overwrite };

/**
 * Overwrites what must not be judged: name, email, phone, links, address, birth, age, family, origin, religion,
 * identity numbers, gendered words, leave and disability, clubs and hobbies. The result has the same length (UTF-16)
 * and line ends as the input, so offsets stay valid.
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
