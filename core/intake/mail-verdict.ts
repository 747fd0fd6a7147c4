export const authResults = ["pass", "fail", "softfail", "neutral", "none", "temperror", "permerror"] as const;
export type AuthResult = (typeof authResults)[number];

export type MailVerdict = { spf: AuthResult; dkim: AuthResult };

/** Email Routing's name in its own results. Results under other names were in the mail and prove nothing. */
const RECEIVER = "mx.cloudflare.net";
const RESULTS_HEADER = "authentication-results";

/**
 * Email Routing's SPF and DKIM results. Only the topmost header counts, because the ones below were in the mail before
 * it arrived.
 */
export function readMailVerdict(headers: { key: string; value: string }[]): MailVerdict {
  const top = headers.find(({ key }) => key.toLowerCase() === RESULTS_HEADER)?.value ?? "";
  const [receiver = "", ...results] = top.split(";").map((part) => part.trim().toLowerCase());
  if (receiver.split(/\s/)[0] !== RECEIVER) return { spf: "none", dkim: "none" };
  return { spf: resultOf("spf", results), dkim: resultOf("dkim", results) };
}

/** A mail may have several signatures; one that passes is enough. */
function resultOf(method: "spf" | "dkim", results: string[]): AuthResult {
  const found = results.flatMap((result) => {
    const [name, value = ""] = (result.split(/\s/)[0] ?? "").split("=");
    return name === method ? [value] : [];
  });
  const given = found.includes("pass") ? "pass" : found[0];
  return authResults.find((result) => result === given) ?? "none";
}
