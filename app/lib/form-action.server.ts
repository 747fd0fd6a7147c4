import type { Submission } from "@conform-to/react";
import { type AppLoadContext, data } from "@remix-run/cloudflare";
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

/**
 * Runs the action of a valid form. On failure, returns the form with its values and an error message: the error's own
 * if it is a DomainError, otherwise the caller's. `wordsFor` can replace the message of a DomainError.
 */
export async function answerForm<Schema, Value, Answer>(
  context: AppLoadContext,
  submission: Submission<Schema, string[], Value>,
  words: string,
  run: (value: Value) => Promise<Answer>,
  wordsFor = (error: DomainError) => error.message,
) {
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields: SECRET_FIELDS }), { status: 400 });
  }
  try {
    return await run(submission.value);
  } catch (error) {
    const { message, status } = describeFailure(context, error, words);
    const known = isDomainError(error) ? error : undefined;
    if (known?.retryAfterSeconds !== undefined) {
      context.setHeader("Retry-After", String(known.retryAfterSeconds));
    }
    const fieldErrors = known?.details.fieldErrors as Record<string, string[]> | undefined;
    const problem = fieldErrors ? { fieldErrors } : { formErrors: [known ? wordsFor(known) : message] };
    return data(submission.reply({ ...problem, hideFields: SECRET_FIELDS }), { status });
  }
}
