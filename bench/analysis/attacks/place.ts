const SECTIONS = {
  education: /^(?:education(?: and training)?|academic background|qualifications|academics?):?$/i,
  experience: /^(?:(?:work |professional )?experience|work history|employment(?: history)?):?$/i,
  summary: /^(?:(?:professional )?summary|profile|about me|objective|personal statement):?$/i,
};

/** Inserts lines at the start of a section. If the resume has no such section, adds one at the end. */
export function putInto(section: keyof typeof SECTIONS) {
  return (resume: string, lines: string[]): string => {
    const all = resume.split("\n");
    const at = all.findIndex((line) => SECTIONS[section].test(line.trim()));
    if (at < 0) return append(resume, [section[0]?.toUpperCase() + section.slice(1), ...lines]);
    return [...all.slice(0, at + 1), ...lines, ...all.slice(at + 1)].join("\n");
  };
}

export const append = (resume: string, lines: string[]) => `${resume.trimEnd()}\n\n${lines.join("\n")}\n`;

/** Inserts lines below the name and contact details, where a reader looks first. */
export function putOnTop(resume: string, lines: string[]): string {
  const all = resume.split("\n");
  const blank = all.slice(0, 10).findIndex((line) => line.trim() === "");
  const at = blank > 0 ? blank : Math.min(2, all.length);
  return [...all.slice(0, at), "", ...lines, ...all.slice(at)].join("\n");
}

/** Inserts lines right after the name. */
export function putUnderName(resume: string, lines: string[]): string {
  const [name = "", ...rest] = resume.split("\n");
  return [name, ...lines, ...rest].join("\n");
}

/** Inserts lines below the first line with a date range, so that they seem to belong to a real job. */
export function putIntoJob(resume: string, lines: string[]): string {
  const all = resume.split("\n");
  const dated = all.findIndex((line) => /\b(?:19|20)\d\d\b.*(?:\b(?:19|20)\d\d\b|present)/i.test(line));
  const at = dated < 0 ? all.length : Math.min(dated + 3, all.length);
  return [...all.slice(0, at), ...lines.map((line) => `- ${line}`), ...all.slice(at)].join("\n");
}
