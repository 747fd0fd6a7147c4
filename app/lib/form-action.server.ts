import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type AppLoadContext, data } from "@remix-run/cloudflare";
import type * as z from "zod";
import { describeError } from "#core/describe-error";
import type { DomainError } from "#core/errors";
import { isDomainError } from "./route.server";

/** Never sent back to the page, not even to the user who typed it. */
const SECRET_FIELDS = ["password", "confirmPassword", "currentPassword", "newPassword", "jwtToken"];

/** What to say of an error, and its status. The `words` are for errors that have none meant for users; they are logged. */
export function describeFailure(context: AppLoadContext, error: unknown, words: string) {
  if (isDomainError(error)) return { message: error.message, status: error.status };
  console.error({ message: words, requestId: context.requestId, error: describeError(error) });
  return { message: words, status: 500 };
}

export type Asked = Pick<ActionFunctionArgs, "context" | "request"> & { form?: FormData };
type Reply = Submission<unknown, string[]>["reply"];

/**
 * Parses a form and runs its action, which may return an answer other than the form's own. On failure, returns the form
 * with its values and an error message: the error's own if it is a DomainError, which `wordsFor` can replace, otherwise
 * the caller's. `form` is given if it was read before.
 */
export async function answerForm<Schema extends z.ZodType<unknown, Record<string, unknown>>, Answer>(
  { context, request, form }: Asked,
  schema: Schema,
  words: string,
  run: (value: z.output<Schema>, reply: Reply) => Promise<Answer>,
  wordsFor = (error: DomainError) => error.message,
) {
  const submission = parseWithZod(form ?? (await request.formData()), { schema });
  const reply: Reply = (problem) => submission.reply({ ...problem, hideFields: SECRET_FIELDS });
  if (submission.status !== "success") return data(reply(), { status: 400 });
  try {
    return (await run(submission.value as z.output<Schema>, reply)) ?? reply();
  } catch (error) {
    const { message, status } = describeFailure(context, error, words);
    const known = isDomainError(error) ? error : undefined;
    if (known?.retryAfterSeconds !== undefined) {
      context.setHeader("Retry-After", String(known.retryAfterSeconds));
    }
    const fieldErrors = known?.details.fieldErrors as Record<string, string[]> | undefined;
    const problem = fieldErrors ? { fieldErrors } : { formErrors: [known ? wordsFor(known) : message] };
    return data(reply(problem), { status });
  }
}
