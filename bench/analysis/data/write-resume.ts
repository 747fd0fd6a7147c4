import layouts from "./layouts.json";

/** An invented person who applied for one of the jobs. */
export type Person = {
  name: string;
  /** 0: different trade; 1: related trade; 2: could do the job; 3: exactly who the recruiter hopes for. */
  label: number;
  /** Why this label was given. */
  reason: string;
  place: string;
  phone?: string;
  /** Set if the resume has no email address. */
  noEmail?: boolean;
  headline?: string;
  summary?: string;
  /** `head`: "title | employer, place | from - to" */
  work: { head: string; did: string[] }[];
  education: string[];
  skills?: string;
  certificates?: string[];
  extra?: string;
};

type Layout = (typeof layouts)[number];

/** Writes the resume as text in one of five common layouts. */
export function writeResume(person: Person, layout: number): string {
  const style = layouts[layout % layouts.length] as Layout;
  const section = (heading: string, lines: (string | undefined)[] = []) => {
    const given = lines.filter((line) => line !== undefined);
    return given.length > 0 ? ["", heading, ...given] : [];
  };
  const skills = section(style.skills, [person.skills]);
  const jobs = person.work.map((job) => writeJob(job, style)).join("\n\n");
  const work = section(style.work, jobs ? [jobs] : []);
  const contact = [person.noEmail ? undefined : emailOf(person), person.phone, person.place];
  return [
    person.name,
    ...(person.headline ? [person.headline] : []),
    contact.filter((part) => part !== undefined).join(style.contact),
    ...section(style.summary, [person.summary]),
    ...(style.skillsFirst ? [...skills, ...work] : [...work, ...skills]),
    ...section(style.education, person.education),
    ...section(style.certificates, person.certificates),
    ...section(style.interests, [person.extra]),
    "",
  ].join("\n");
}

function writeJob({ head, did }: Person["work"][number], { head: layout, bullet }: Layout): string {
  const [title = "", place = "", dates = ""] = head.split(" | ");
  const first = layout.replace("{title}", title).replace("{place}", place).replace("{dates}", dates);
  return [first, ...did.map((line) => bullet + line)].join("\n");
}

const emailOf = ({ name }: Person) =>
  `${name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z ]/g, "")
    .trim()
    .replace(/ +/g, ".")}@example.com`;
