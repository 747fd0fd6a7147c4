import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import { api, wordsOf } from "#app/lib/api.ts";
import { promoCodeFormSchema } from "#core/billing/promo-code";

const PATH = "/api/admin/promo-codes";

export const NOT_CREATED = "Failed to create promo code.";
export const NOT_CHANGED = "The code could not be changed. Please try again.";

/** A form to make a code, or one of those that switch a code on or off. */
export const SWITCH = "switch";

export const switchSchema = z.object({ id: z.string(), state: z.enum(["active", "inactive"]) });

/** The form's errors, or that it has made a code. */
export type FormAnswer = SubmissionResult<string[]> & { createdId?: string };

/** By the API, so that the words of the server are told from none. */
export async function createCode(form: FormData): Promise<FormAnswer> {
  const submission = parseWithZod(form, { schema: promoCodeFormSchema });
  if (submission.status !== "success") return submission.reply();
  try {
    const { id } = await api<{ id: string }>(PATH, { method: "POST", json: submission.value });
    return { ...submission.reply(), createdId: id };
  } catch (error) {
    return submission.reply({ formErrors: [wordsOf(error, NOT_CREATED)] });
  }
}

export async function switchCode(form: FormData): Promise<FormAnswer> {
  const submission = parseWithZod(form, { schema: switchSchema });
  if (submission.status !== "success") return submission.reply();
  const { id, state } = submission.value;
  try {
    await api(`${PATH}/${id}`, { method: "PATCH", json: { isActive: state === "active" } });
    return submission.reply();
  } catch (error) {
    return submission.reply({ formErrors: [wordsOf(error, NOT_CHANGED)] });
  }
}
