import type { SubmissionResult } from "@conform-to/react";
import * as z from "zod";

/** A form to make a code, or one of those that switch a code on or off. */
export const SWITCH = "switch";

export const switchSchema = z.object({ id: z.string(), state: z.enum(["active", "inactive"]) });

/** The form's errors, or that it has made a code. */
export type FormAnswer = SubmissionResult<string[]> & { createdId?: string };
