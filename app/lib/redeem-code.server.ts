import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { redeemSchema } from "#core/billing/redeem-promo-code";
import { answerForm } from "./form-action.server";

/** What a form with a promo code is answered with: its errors, or the words of the server. */
export type RedeemAnswer = SubmissionResult<string[]> | { redeemed: string };

/** `failed`: said where there are no words meant for people. */
export function redeemCode(context: AppLoadContext, userId: string, form: FormData, failed: string) {
  const submission = parseWithZod(form, { schema: redeemSchema });
  return answerForm(context, submission, failed, async ({ code }) =>
    data({ redeemed: await context.services.promoCodes.redeem({ userId, code }) }),
  );
}
