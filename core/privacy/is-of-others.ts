const OTHERS_HEADING =
  /^\W{0,4}(?:professional |personal |character )?(?:references?|referees?|recommendations?|рекомендации)\b[^\n]{0,30}$/i;
const OTHERS_LINE =
  /\b(?:referees?|references?|reporting to|contact person|emergency contact|reports? to|next of kin)\b/i;
/** "Supervisor: ...", "Line manager's phone", "Supervisor Jane Roe": as a title alone it is the candidate's own. */
const SUPERIOR =
  /(?<!\p{L})(?:supervisor|(?:line|hiring|reporting) manager)(?:['’]s)?(?: ?:| (?:name|contact|phone|number|e-?mail|details)(?!\p{L}))/iu;
const SUPERIOR_NAMED = /^\W*(?:[Ii]mmediate )?[Ss]upervisor,? (?:[-–] )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/mu;
const HEADING_AFTER =
  /^\W{0,4}(?:(?:work |professional )?experience|education|skills|summary|contact(?: details| information)?|employment(?: history)?|projects)\W*$/i;

/** Referees, supervisors, emergency contacts: details that stand by such words are not the candidate's. */
export function isOfOthers(text: string, at: number): boolean {
  const lines = text.slice(Math.max(0, at - 900), at).split("\n");
  const near = lines.slice(-2).join("\n");
  if (OTHERS_LINE.test(near) || SUPERIOR.test(near) || SUPERIOR_NAMED.test(near)) return true;
  for (const line of lines.slice(0, -1).reverse()) {
    if (HEADING_AFTER.test(line)) return false;
    if (OTHERS_HEADING.test(line)) return true;
  }
  return false;
}
