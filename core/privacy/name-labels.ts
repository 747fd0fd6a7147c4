/** What stands before a name, or alone on the line above it. Lower case. */
const NAME = `name|full name|complete name|legal name|candidate|candidate name|candidate's name|candidate’s name|name of candidate|
name of the candidate|applicant|applicant name|applicant's name|name and surname|name surname|first and last name|nombre|nombre completo|
nombre y apellidos|apellidos y nombres|nom|nom complet|nom et prénom|nome|nome completo|nome e cognome|cognome e nome|vor- und nachname|
name, vorname|imię i nazwisko|nazwisko i imię|ф.и.о|ф.и.о.|фио|имя|姓名|氏名|이름|नाम|الاسم`;
/** Long enough to need no colon. */
const EXPLICIT = `first name(s) / surname(s)|surname(s) / first name(s)|first name / surname|surname / first name|first name(s) surname(s)|
surname(s) first name(s)|personal information|nome / cognome|cognome/nome|nom(s) / prénom(s)|nachname(n) / vorname(n)|
curriculum vitae of|curriculum vitae|resume of|résumé of|cv of|resume for|profile of|lebenslauf von|resume|résumé|cv`;
const FIRST = `first name|given name|given names|forename|first names|vorname|prénom|imię|имя`;
const LAST = `last name|surname|family name|nachname|familienname|nom de famille|nazwisko|apellidos|cognome|фамилия`;

const listed = (list: string) => list.replace(/\n/g, "").split("|");
const name = new Set(listed(NAME));
const explicit = listed(EXPLICIT).sort((a, b) => b.length - a.length);
const first = new Set(listed(FIRST));
const last = new Set(listed(LAST));

const LONGEST = 42;

export type NameLabel = { part: "whole" | "first" | "last"; value: string };

/** "Name: Jane Roe", "Surname(s) / First name(s)  Roe, Jane", "Resume of Jane Roe": what the label announces, which may be empty. */
export function readNameLabel(line: string): NameLabel | undefined {
  const bare = line.replace(/^[^\p{L}\n]{0,6}/u, "");
  const [, label = "", value = ""] =
    /^([^:：\t–]{2,42}?)(?:[ ]{0,6}[:：\t–-][:：\t –-]{0,8}| {2,20}|$)([^\n]{0,120})$/u.exec(bare) ?? [];
  const part = partOf(label.trim().toLowerCase());
  if (part) return { part, value: value.trim() };
  const lower = bare.slice(0, LONGEST).toLowerCase();
  const long = explicit.find((one) => lower.startsWith(one) && !/\p{L}/u.test(lower[one.length] ?? " "));
  if (!long) return undefined;
  return { part: "whole", value: bare.slice(long.length).replace(/^[\s:：–|-]+/, "") };
}

function partOf(label: string): NameLabel["part"] | undefined {
  if (name.has(label)) return "whole";
  if (first.has(label)) return "first";
  return last.has(label) ? "last" : undefined;
}
