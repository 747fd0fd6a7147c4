import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { redeemSchema } from "#core/billing/redeem-promo-code";
import { answerForm } from "./form-action.server";

/** Result of a promo code form: its errors, or the success message. */
export type RedeemAnswer = SubmissionResult<string[]> | { redeemed: string };

/** Redeems a promo code. `failed` is the message for errors that have none meant for users. */
export function redeemCode(context: AppLoadContext, userId: string, form: FormData, failed: string) {
  const submission = parseWithZod(form, { schema: redeemSchema });
  return answerForm(context, submission, failed, async ({ code }) =>
    data({ redeemed: await context.services.promoCodes.redeem({ userId, code }) }),
  );
}
