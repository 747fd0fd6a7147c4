import * as z from "zod";
import { tournamentSchema } from "./tournament.schema";

/** What a visitor may say of a job; the same as a tournament, in the words of the demo's form. */
export const demoSchema = tournamentSchema.extend({
  name: z
    .string({ error: "Job title is required" })
    .trim()
    .min(1, "Job title is required")
    .max(200, "Job title must be at most 200 characters"),
});
