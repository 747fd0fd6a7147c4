import type { HeadingZone } from "../analysis/headings";

/** The part of a resume a line belongs to; the header is above all headings. */
export type Zone = "header" | HeadingZone;

/** A logical line: wrapped lines are joined, long paragraphs are cut at sentences. */
export type Line = {
  /** Offsets into the resume's text; the slice includes bullet and line breaks. */
  start: number;
  end: number;
  /** The line without its bullet and with spaces for line breaks, so offsets from `from` stay valid. */
  text: string;
  /** The offset where `text` starts. */
  from: number;
  bullet: boolean;
  /** Follows an empty line. */
  apart: boolean;
};

export type ZonedLine = Line & {
  zone: Zone;
  heading: boolean;
  /** An enumeration rather than a sentence: "Java, SQL, Docker". */
  list: boolean;
  /** Its label in lower case: "tools" for "Tools: Excel, SAP". */
  label?: string;
};

/** A job with dates. */
export type Role = {
  startMonth: number;
  /** Inclusive. */
  endMonth: number;
  /** As written, without dates and employer; empty if none was found. */
  title: string;
  titleLine: number;
  dateLine: number;
  /** Indexes of the lines of the header and of the duties. */
  headerLines: number[];
  duties: number[];
  /** Only a start date is given; that the job is current is a guess. */
  assumed?: boolean;
};

/** A word of a line. */
export type Word = {
  /** Lower-cased and folded. */
  key: string;
  stem: string;
  start: number;
  end: number;
  /** Only a space, a hyphen or the like separates it from the previous word. */
  joined: boolean;
  /** Written as an acronym: "ROI", "RFPs". */
  acronym?: true;
  /** Known meanings of the word or of the phrase it is part of; see `readWords` in `lexicon.ts`. */
  meanings: readonly string[];
};

export type ReadLine = ZonedLine & {
  words: Word[];
  /** Index of the role, or -1. */
  role: number;
  isHeader: boolean;
  /** Addresses the reader (see `spoken-lines.ts`), so it describes no work wherever it stands. */
  spoken?: true;
};

/** A line of work below a job's header. */
export const isDuty = (line: ReadLine) => line.zone === "work" && !line.heading && !line.isHeader;

/** Zones besides work that describe skills rather than the person. */
export const SKILL_ZONES = new Set<Zone>(["summary", "skills", "projects", "awards", "certificates"]);

/** A resume as read, before it is judged by any requirement. */
export type ReadResume = {
  text: string;
  asOf: Date;
  lines: ReadLine[];
  roles: Role[];
  leading: Leading;
};

/** Where a resume shows that the candidate led people. */
export type Leading = {
  /** Lines that say so, with how many people (0 if not said). */
  led: { line: number; people: number }[];
  trained: number[];
  /** Lines of titles that imply leading people: "Supervisor". */
  titles: number[];
  /** Lines of titles that may imply it: "Finance Manager". */
  managing: number[];
};
