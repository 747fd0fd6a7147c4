import { DAY_MS } from "#core/time";
import { readWebVars } from "#platform/env";
import type { AppContext } from "./http";

export const SECURITY_TEXT_PATH = "/.well-known/security.txt";

/** RFC 9116 recommends less than a year; the file is generated, so it never actually expires. */
const VALID_DAYS = 180;

/** security.txt (RFC 9116). The expiry is rounded to days, so that the file is stable for a day. */
export function answerSecurityText(c: AppContext): Response {
  const { APP_URL, SECURITY_CONTACT } = readWebVars(c.env);
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString().replace(".000", "");
  const lines = [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${expires}`,
    `Canonical: ${APP_URL}${SECURITY_TEXT_PATH}`,
    "Preferred-Languages: en",
  ];
  return c.text(`${lines.join("\n")}\n`, 200, { "Cache-Control": "public, max-age=3600" });
}
