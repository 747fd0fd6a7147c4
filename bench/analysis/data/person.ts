/** A job held: "title | employer, place | from - to" and what was done there. */
export type Work = { head: string; did: string[] };

/** An invented person who applied for a job of this set. */
export type Person = {
  name: string;
  /** 0 of another trade, 1 near it, 2 could do it, 3 the one the recruiter hopes for. */
  label: 0 | 1 | 2 | 3;
  /** Why that label. */
  reason: string;
  place: string;
  phone?: string;
  /** Applied without an e-mail address. */
  noEmail?: true;
  headline?: string;
  summary?: string;
  work: Work[];
  education: string[];
  skills?: string;
  certificates?: string[];
  extra?: string;
};

export const emailOf = ({ name }: Person) =>
  `${name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z ]/g, "")
    .trim()
    .replace(/ +/g, ".")}@example.com`;
