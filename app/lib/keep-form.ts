import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import type * as z from "zod";

/**
 * For a client action: a request that got no proper answer becomes a form error, so that nothing typed is lost
 * to an error page. `offline` are the words for one that did not get through at all, `withoutToken` those of a
 * form that signs in, for a browser that takes no cookies and would be sent back without a word.
 */
export async function keepForm(
  { request, serverAction }: ClientActionFunctionArgs,
  schema: z.ZodType,
  words: string,
  { offline = words, withoutToken }: { offline?: string; withoutToken?: string } = {},
): Promise<SubmissionResult<string[]>> {
  const form = await request.clone().formData();
  const refuse = (reason: string) => parseWithZod(form, { schema }).reply({ formErrors: [reason] });
  try {
    return await serverAction<SubmissionResult<string[]>>();
  } catch (fault) {
    const isRedirect = fault instanceof Response;
    if (isRedirect && withoutToken && !navigator.cookieEnabled) return refuse(withoutToken);
    if (isRedirect) throw fault;
    // So fetch says that there is no network.
    return refuse(fault instanceof TypeError ? offline : words);
  }
}
