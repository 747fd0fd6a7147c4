import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import type * as z from "zod";

/**
 * For a client action: a request that got no proper answer (network, overload) becomes a form error,
 * so that nothing typed is lost to an error page.
 */
export async function keepForm(
  { request, serverAction }: ClientActionFunctionArgs,
  schema: z.ZodType,
  words: string,
): Promise<SubmissionResult<string[]>> {
  const form = await request.clone().formData();
  try {
    return await serverAction<SubmissionResult<string[]>>();
  } catch (fault) {
    // A redirect.
    if (fault instanceof Response) throw fault;
    return parseWithZod(form, { schema }).reply({ formErrors: [words] });
  }
}
