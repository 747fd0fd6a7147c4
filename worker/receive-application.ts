import { DomainError, type ErrorCode } from "#core/errors";
import { type ApplicationProblem, HONEYPOT, HUMAN_ONLY } from "#core/intake/application-problem";
import { fileRefusal } from "#core/resumes/upload-limits";
import { TURNSTILE_FIELD } from "#platform/turnstile";
import type { AppContext } from "./http";
import { receiveFile } from "./v1/receive-file";

const PROBLEMS: Partial<Record<ErrorCode, ApplicationProblem>> = {
  invalid_input: "none",
  intake_no_file: "none",
  intake_empty_file: "empty",
  upload_rejected: "type",
  too_large: "size",
  intake_full: "full",
  not_a_person: "person",
  too_many_requests: "wait",
  not_multipart: "failed",
};

/**
 * Handles the form of the apply page and redirects back to it with the outcome, so that it works without JavaScript and
 * a reload does not submit again. The token is a query parameter, because paths are logged and queries are not.
 */
export async function receiveApplication(c: AppContext): Promise<Response> {
  const key = c.req.query("key") ?? "";
  const outcome = await take(c, key);
  return c.redirect(`/apply?${new URLSearchParams({ key, ...outcome })}`, 303);
}

async function take(c: AppContext, token: string): Promise<Record<string, string>> {
  const { intakes } = c.var.services;
  let isHumanOnly = false as boolean;
  try {
    await intakes.limitApplications(token);
    const { name, bytes, fields } = await receiveFile(c.req.raw, (sent) => {
      isHumanOnly = sent[HUMAN_ONLY] !== undefined;
    });
    const sent = { sent: isHumanOnly ? "person" : "1" };
    // Bots get the same answer as people, so that they learn nothing.
    if (fields[HONEYPOT]) return sent;
    const size = bytes.byteLength;
    if (!name) throw new DomainError("intake_no_file");
    if (size === 0) throw new DomainError("intake_empty_file");
    if (fileRefusal({ name, size })) throw new DomainError("upload_rejected");
    await intakes.apply({ token, name, size, bytes, isHumanOnly }, fields[TURNSTILE_FIELD] ?? "");
    return sent;
  } catch (error) {
    // The form is sent again with the choice as it was.
    return { ...nameProblem(error), ...(isHumanOnly && { [HUMAN_ONLY]: "1" }) };
  }
}

/** The page itself says that a link is closed. */
function nameProblem(error: unknown): Record<string, string> {
  if (!(error instanceof DomainError)) throw error;
  if (error.code === "intake_closed") return {};
  return { problem: PROBLEMS[error.code] ?? "failed" };
}
