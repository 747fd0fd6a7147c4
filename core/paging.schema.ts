import * as z from "zod";
import { cutAt } from "./cut-at";

export const MAX_SEARCHED = 300;

/** Where a page begins or ends: a key, or a score and a key. */
export const cursor = z
  .string()
  .regex(/^\d{1,15}(\.\d{1,15})?$/)
  .optional()
  .catch(undefined);

/** Query parameters that all lists share. Values that do not parse are ignored. */
export const pageQuery = {
  q: z
    .string()
    .catch("")
    .transform((text) => cutAt(text.trim(), MAX_SEARCHED)),
  before: cursor,
  after: cursor,
};
