import * as z from "zod";

const workSchema = z.strictObject({
  /** "title | employer, place | from - to" */
  head: z.string(),
  did: z.array(z.string()),
});

/** An invented person who applied for one of these jobs. */
export const personSchema = z.strictObject({
  name: z.string(),
  /** 0: different trade; 1: related trade; 2: could do the job; 3: exactly who the recruiter hopes for. */
  label: z.literal([0, 1, 2, 3]),
  /** Why this label was given. */
  reason: z.string(),
  place: z.string(),
  phone: z.string().optional(),
  /** Set if the resume has no email address. */
  noEmail: z.literal(true).optional(),
  headline: z.string().optional(),
  summary: z.string().optional(),
  work: z.array(workSchema),
  education: z.array(z.string()),
  skills: z.string().optional(),
  certificates: z.array(z.string()).optional(),
  extra: z.string().optional(),
});

export type Work = z.infer<typeof workSchema>;
export type Person = z.infer<typeof personSchema>;

export const emailOf = ({ name }: Person) =>
  `${name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z ]/g, "")
    .trim()
    .replace(/ +/g, ".")}@example.com`;
