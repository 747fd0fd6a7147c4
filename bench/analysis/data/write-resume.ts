import { emailOf, type Person, type Work } from "./person";

type Style = {
  work: string;
  education: string;
  skills: string;
  certificates: string;
  summary: string;
  bullet: string;
  /** Lists skills before work experience, as many people do. */
  skillsFirst: boolean;
  contact(person: Person): string[];
  heading(text: string): string;
  head(title: string, place: string, dates: string): string[];
};

const contactOf = (person: Person) =>
  [person.noEmail ? undefined : emailOf(person), person.phone, person.place].filter(
    (one): one is string => one !== undefined,
  );

/** Five common ways to lay out the same facts. */
const STYLES: Style[] = [
  {
    work: "Experience",
    education: "Education",
    skills: "Skills",
    certificates: "Certifications",
    summary: "Summary",
    bullet: "- ",
    skillsFirst: false,
    contact: (person) => [contactOf(person).join(" | ")],
    heading: (text) => text.toUpperCase(),
    head: (title, place, dates) => [`${title}, ${place}`, dates],
  },
  {
    work: "Work History",
    education: "Education and Training",
    skills: "Key Skills",
    certificates: "Licenses and Certifications",
    summary: "Profile",
    bullet: "• ",
    skillsFirst: true,
    contact: contactOf,
    heading: (text) => text,
    head: (title, place, dates) => [dates, title, place],
  },
  {
    work: "Employment",
    education: "Education",
    skills: "Areas of Expertise",
    certificates: "Certificates",
    summary: "About Me",
    bullet: "",
    skillsFirst: false,
    contact: (person) => [contactOf(person).join(" · ")],
    heading: (text) => `${text}:`,
    head: (title, place, dates) => [`${title} | ${place} | ${dates}`],
  },
  {
    work: "Professional Experience",
    education: "Academic Background",
    skills: "Technical Skills",
    certificates: "Training",
    summary: "Objective",
    bullet: "* ",
    skillsFirst: true,
    contact: (person) => [contactOf(person).join(", ")],
    heading: (text) => text.toUpperCase(),
    head: (title, place, dates) => [`${title} (${dates})`, place],
  },
  {
    work: "Employment History",
    education: "Qualifications",
    skills: "Skills",
    certificates: "Licences",
    summary: "Personal Statement",
    bullet: "– ",
    skillsFirst: false,
    contact: contactOf,
    heading: (text) => text,
    head: (title, place, dates) => [`${dates}   ${title}, ${place}`],
  },
];

/** Writes the resume as text in one of five layouts. */
export function writeResume(person: Person, layout: number): string {
  const style = STYLES[layout % STYLES.length] as Style;
  const section = (name: string, lines: string[]) =>
    lines.length > 0 ? ["", style.heading(name), ...lines] : [];
  const skills = section(style.skills, person.skills ? [person.skills] : []);
  const work = section(
    style.work,
    person.work.flatMap((one, index) => [...(index > 0 ? [""] : []), ...writeWork(one, style)]),
  );
  return [
    person.name,
    ...(person.headline ? [person.headline] : []),
    ...style.contact(person),
    ...section(style.summary, person.summary ? [person.summary] : []),
    ...(style.skillsFirst ? [...skills, ...work] : [...work, ...skills]),
    ...section(style.education, person.education),
    ...section(style.certificates, person.certificates ?? []),
    ...section("Interests", person.extra ? [person.extra] : []),
    "",
  ].join("\n");
}

function writeWork({ head, did }: Work, style: Style): string[] {
  const [title = "", place = "", dates = ""] = head.split(" | ");
  return [...style.head(title, place, dates), ...did.map((line) => `${style.bullet}${line}`)];
}
