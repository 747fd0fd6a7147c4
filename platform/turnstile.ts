import * as z from "zod";

const VERIFY_URL = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const TIMEOUT_MS = 10_000;
/** The form field that Turnstile's script adds. */
export const TURNSTILE_FIELD = "cf-turnstile-response";

const answerSchema = z.object({ success: z.boolean() });

/** Whether Turnstile accepts this token. Throws if Cloudflare cannot be reached. */
export async function verifyTurnstile(secret: string, response: string, remoteip: string): Promise<boolean> {
  const answer = await fetch(VERIFY_URL, {
    method: "POST",
    body: new URLSearchParams({ secret, response, remoteip }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return answerSchema.parse(await answer.json()).success;
}
