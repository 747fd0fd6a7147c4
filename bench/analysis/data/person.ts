import * as z from "zod";

const workSchema = z.strictObject({
  /** "title | employer, place | from - to" */
  head: z.string(),
  did: z.array(z.string()),
});

/** An invented person who applied for a job of this set. */
export const personSchema = z.strictObject({
  name: z.string(),
  /** 0 of another trade, 1 near it, 2 could do it, 3 the one the recruiter hopes for. */
  label: z.literal([0, 1, 2, 3]),
  /** Why that label. */
  reason: z.string(),
  place: z.string(),
  phone: z.string().optional(),
  /** Applied without an e-mail address. */
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
