import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { redeemSchema } from "#core/billing/redeem-promo-code";
import { ApiError, api } from "./api";

/** What a form with a promo code is answered with: its errors, or the words of the server. */
export type RedeemAnswer = SubmissionResult<string[]> | { redeemed: string };

/** Redeems by the API, so that an answer without words and one that never came can be told apart. */
export async function redeemCode(
  form: FormData,
  { withoutWords, offline }: { withoutWords: string; offline: string },
): Promise<RedeemAnswer> {
  const submission = parseWithZod(form, { schema: redeemSchema });
  if (submission.status !== "success") return submission.reply();
  try {
    const { message } = await api<{ message: string }>("/api/promo-codes/redeem", {
      method: "POST",
      json: submission.value,
    });
    return { redeemed: message };
  } catch (error) {
    const words = error instanceof ApiError ? (error.words ?? withoutWords) : offline;
    return submission.reply({ formErrors: [words] });
  }
}
