import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import type * as z from "zod";

type Options = { offline?: string; withoutToken?: string };

/**
 * A client action that turns a failed request into a form error, so that an error page does not discard what was
 * typed. `offline` is the message if the request did not get through. `withoutToken` is for sign-in forms, when the
 * browser accepts no cookies and would be redirected back without explanation.
 */
export const submitForm =
  (schema: z.ZodType, words: string, { offline = words, withoutToken }: Options = {}) =>
  async ({ request, serverAction }: ClientActionFunctionArgs): Promise<SubmissionResult<string[]>> => {
    const form = await request.clone().formData();
    const refuse = (reason: string) => parseWithZod(form, { schema }).reply({ formErrors: [reason] });
    try {
      return await serverAction<SubmissionResult<string[]>>();
    } catch (error) {
      const isRedirect = error instanceof Response;
      if (isRedirect && withoutToken && !navigator.cookieEnabled) return refuse(withoutToken);
      if (isRedirect) throw error;
      // A TypeError is how fetch reports a network failure.
      return refuse(error instanceof TypeError ? offline : words);
    }
  };
