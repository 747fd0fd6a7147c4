/** Which part of a resume a line stands in. */
export type Zone =
  | "header"
  | "contact"
  | "summary"
  | "work"
  | "projects"
  | "education"
  | "certificates"
  | "skills"
  | "languages"
  | "interests"
  | "references"
  | "awards"
  | "other";

/** A stretch of the text that is read as one: wrapped lines are joined, long paragraphs are cut at sentences. */
export type Line = {
  /** Offsets into the text; `text.slice(start, end)` is the line with its line breaks. */
  start: number;
  end: number;
  /** The line with its bullet taken off and its line breaks made blanks: as long as its stretch of the text. */
  text: string;
  /** Where `text` begins. */
  from: number;
  bullet: boolean;
  /** An empty line stands before it. */
  apart: boolean;
};

export type ZonedLine = Line & {
  zone: Zone;
  heading: boolean;
  /** Names in a row with commas between and no sentence: "Java, SQL, Docker". */
  list: boolean;
  /** Its own label, as in "Tools: Excel, SAP", in lower case. */
  label?: string;
};

/** A job with dates. */
export type Role = {
  startMonth: number;
  /** Inclusive. */
  endMonth: number;
  /** As written, without dates and employer; empty where none was found. */
  title: string;
  titleLine: number;
  dateLine: number;
  /** Lines of the header and of the duties. */
  headerLines: number[];
  duties: number[];
  /** Only its beginning is written: that it goes on is a guess. */
  assumed?: boolean;
};

/** A word of a line. */
export type Word = {
  /** Lower case, folded. */
  key: string;
  stem: string;
  start: number;
  end: number;
  /** Only a blank or a hyphen stands between this word and the one before. */
  joined: boolean;
  /** Names of what the word, or the phrase it is part of, is known to mean; see `lexicon.ts`. */
  meanings: readonly string[];
};

export type ReadLine = ZonedLine & {
  words: Word[];
  /** Index of the role, or -1. */
  role: number;
  isHeader: boolean;
};

/** What is known of a resume before anything is asked of it. */
export type ReadResume = {
  text: string;
  asOf: Date;
  lines: ReadLine[];
  roles: Role[];
  leading: Leading;
};

/** Where a resume shows that people were led. */
export type Leading = {
  /** Lines that say people were led, with how many (0 where not said); a project's team is led for its time only. */
  led: { line: number; people: number; isProject: boolean }[];
  trained: number[];
  /** Lines of titles that lead: "Supervisor". */
  titles: number[];
  /** Lines of titles that may lead: "Finance Manager". */
  managing: number[];
};
