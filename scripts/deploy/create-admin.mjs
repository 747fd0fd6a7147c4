import { createHash, randomBytes, randomUUID } from "node:crypto";
import { UserError } from "../lib/process.mjs";
import { addressOf } from "./configs.mjs";

const LINK_MS = 60 * 60 * 1000;

/**
 * Creates the administrator's account in the deployment and a link to set its password: by mail or, with `print`, on
 * the screen. The link works once and expires in an hour.
 */
export async function createAdmin({ account, settings, webWorker, print, fetch, log, now = Date.now }) {
  const email = settings.adminEmail;
  // No password has this hash, so the account can only be opened with the link.
  await account.execute(
    webWorker.file,
    `INSERT OR IGNORE INTO users (id, email, password_hash, created_at)
     VALUES ('${randomUUID()}', '${email}', 'none', ${now()})`,
  );
  const domain = settings.mailFrom.split("@")[1];
  const canMail = await account.canSendFrom(domain);
  if (print || !canMail) {
    if (!canMail) log(`Mail from ${domain} is not set up, so here is the link:`);
    return log(await makeLink({ account, settings, webWorker, now }));
  }
  const response = await fetch(`${addressOf(settings)}/api/auth/forgot-password`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email }),
  });
  if (!response.ok) {
    throw new UserError(
      `${addressOf(settings)} answered ${response.status} when asked for the link. \`npm run admin:create -- --print\` shows one.`,
    );
  }
  log(
    `A link to set the password is on its way to ${email}. Nothing arrived? \`npm run admin:create -- --print\``,
  );
}

async function makeLink({ account, settings, webWorker, now }) {
  const token = randomBytes(32).toString("base64url");
  const tokenHash = createHash("sha256").update(token).digest("hex");
  await account.execute(
    webWorker.file,
    `INSERT INTO password_resets (token_hash, user_id, created_at, expires_at)
     SELECT '${tokenHash}', id, ${now()}, ${now() + LINK_MS} FROM users WHERE email = '${settings.adminEmail}'`,
  );
  return `${addressOf(settings)}/auth/reset-password?token=${token}`;
}
