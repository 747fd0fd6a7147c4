import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import type * as z from "zod";

/**
 * For a client action: a request that got no proper answer becomes a form error, so that nothing typed is lost
 * to an error page. `wordsOffline` are for one that did not get through at all.
 */
export async function keepForm(
  { request, serverAction }: ClientActionFunctionArgs,
  schema: z.ZodType,
  words: string,
  wordsOffline = words,
): Promise<SubmissionResult<string[]>> {
  const form = await request.clone().formData();
  try {
    return await serverAction<SubmissionResult<string[]>>();
  } catch (fault) {
    // A redirect.
    if (fault instanceof Response) throw fault;
    // So fetch says that there is no network.
    const isOffline = fault instanceof TypeError;
    return parseWithZod(form, { schema }).reply({ formErrors: [isOffline ? wordsOffline : words] });
  }
}
