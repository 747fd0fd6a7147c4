import * as z from "zod";
import { tournamentSchema } from "./tournament.schema";

/** A visitor's job: the same fields as a tournament, with the demo form's error messages. */
export const demoSchema = tournamentSchema.extend({
  name: z
    .string({ error: "Job title is required" })
    .trim()
    .min(1, "Job title is required")
    .max(200, "Job title must be at most 200 characters"),
});
