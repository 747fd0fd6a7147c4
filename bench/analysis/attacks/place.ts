const SECTIONS = {
  education: /^(?:education(?: and training)?|academic background|qualifications|academics?):?$/i,
  experience: /^(?:(?:work |professional )?experience|work history|employment(?: history)?):?$/i,
  summary: /^(?:(?:professional )?summary|profile|about me|objective|personal statement):?$/i,
};

/** Puts lines into a resume. */
type Put = (resume: string, lines: string[]) => string;

const append: Put = (resume, lines) => `${resume.trimEnd()}\n\n${lines.join("\n")}\n`;

/** Inserts lines at the start of a section. If the resume has no such section, adds one at the end. */
const into =
  (section: keyof typeof SECTIONS): Put =>
  (resume, lines) => {
    const all = resume.split("\n");
    const at = all.findIndex((line) => SECTIONS[section].test(line.trim()));
    if (at < 0) return append(resume, [section[0]?.toUpperCase() + section.slice(1), ...lines]);
    return all.toSpliced(at + 1, 0, ...lines).join("\n");
  };

export const places: Record<string, Put> = {
  append,
  education: into("education"),
  experience: into("experience"),
  summary: into("summary"),

  /** Below the name and contact details, where a reader looks first. */
  onTop(resume, lines) {
    const all = resume.split("\n");
    const blank = all.slice(0, 10).findIndex((line) => line.trim() === "");
    const at = blank > 0 ? blank : Math.min(2, all.length);
    return all.toSpliced(at, 0, "", ...lines).join("\n");
  },

  underName: (resume, lines) =>
    resume
      .split("\n")
      .toSpliced(1, 0, ...lines)
      .join("\n"),

  /** Below the first line with a date range, so that they seem to belong to a real job. */
  intoJob(resume, lines) {
    const all = resume.split("\n");
    const dated = all.findIndex((line) => /\b(?:19|20)\d\d\b.*(?:\b(?:19|20)\d\d\b|present)/i.test(line));
    const at = dated < 0 ? all.length : Math.min(dated + 3, all.length);
    return all.toSpliced(at, 0, ...lines.map((line) => `- ${line}`)).join("\n");
  },
};
