import * as z from "zod";

const MOST_SEARCHED = 300;

/** Where a page begins or ends: a key, or a score and a key. */
export const cursor = z
  .string()
  .regex(/^\d{1,15}(\.\d{1,15})?$/)
  .optional()
  .catch(undefined);

/** What lists have in common in their address. Whatever cannot be read is left out. */
export const pageQuery = {
  q: z
    .string()
    .catch("")
    .transform((text) => text.trim().slice(0, MOST_SEARCHED)),
  before: cursor,
  after: cursor,
};
