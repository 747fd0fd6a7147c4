import type { SubmissionResult } from "@conform-to/react";
import * as z from "zod";

/** Intent of the forms that switch a code on or off; the other form creates a code. */
export const SWITCH = "switch";

export const switchSchema = z.object({ id: z.string(), state: z.enum(["active", "inactive"]) });

/** The form's errors, or the id of the created code. */
export type FormAnswer = SubmissionResult<string[]> & { createdId?: string };
