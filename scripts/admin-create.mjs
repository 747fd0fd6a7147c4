// npm run admin:create: gives ADMIN_EMAIL its account in the deployed product, and mails it a link to set a password.
import { randomUUID } from "node:crypto";
import { deploymentConfigs, readVar } from "./lib/deployment.mjs";
import { asCommand, Problem } from "./lib/process.mjs";
import { wranglerCommand } from "./lib/wrangler.mjs";

await asCommand(async () => {
  const [email, address] = [readVar("ADMIN_EMAIL"), readVar("APP_URL")];
  if (!/^[^'\s]+@[^'\s]+$/.test(email ?? ""))
    throw new Problem("ADMIN_EMAIL in wrangler.toml is no address.");
  const [frontDoor] = await deploymentConfigs(wranglerCommand);
  // No password has this hash: only the link opens the account.
  const insert = `INSERT OR IGNORE INTO users (id, email, password_hash, created_at)
    VALUES ('${randomUUID()}', '${email.toLowerCase()}', 'none', ${Date.now()})`;
  const execute = ["d1", "execute", "DB", "--remote", "-y", "-c", frontDoor, "--command", insert];
  await wranglerCommand("Making the account", execute);
  const response = await fetch(`${address}/api/auth/forgot-password`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email }),
  });
  if (!response.ok) throw new Problem(`${address} answered ${response.status} when asked for the link.`);
  console.log(`A link to set the password is on its way to ${email}.`);
});
