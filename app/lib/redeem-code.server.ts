import type { SubmissionResult } from "@conform-to/react";
import { redeemSchema } from "#core/billing/redeem-promo-code";
import { type Asked, answerForm } from "./form-action.server";

/** Result of a promo code form: its errors, or the success message. */
export type RedeemAnswer = SubmissionResult<string[]> | { redeemed: string };

/** Redeems a promo code. `failed` is the message for errors that have none meant for users. */
export const redeemCode = (asked: Asked, userId: string, failed: string) =>
  answerForm(asked, redeemSchema, failed, async ({ code }) => ({
    redeemed: await asked.context.services.promoCodes.redeem({ userId, code }),
  }));
