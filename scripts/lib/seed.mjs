import { randomBytes, randomUUID, scryptSync } from "node:crypto";

export const LOCAL_ACCOUNTS = ["admin@example.com", "recruiter@example.com"];
export const LOCAL_PARTNER = "partner";
export const LOCAL_PASSWORD = "local-only-password";

/**
 * The local queue lives in memory, so work it held when the server stopped is unfinished but no longer queued.
 * Releasing it here lets the first sweep pick it up.
 */
const RELEASE_UNFINISHED = [
  `UPDATE resumes SET status = 'pending', queued_at = NULL, claim_token = NULL, claimed_at = NULL
   WHERE status IN ('pending', 'extracting', 'analyzing')`,
  "UPDATE resumes SET queued_at = NULL, claim_token = NULL, claimed_at = NULL WHERE is_stale",
  "UPDATE webhook_deliveries SET queued_at = NULL, claimed_at = NULL WHERE status = 'pending'",
];

/** Creates the local accounts and a partner, and releases work the last run left unfinished. */
export async function seed(db) {
  const statements = [...LOCAL_ACCOUNTS.flatMap(insertAccount), ...insertPartner(), ...RELEASE_UNFINISHED];
  await db.batch(statements.map((sql) => db.prepare(sql)));
}

const insertAccount = (email) => [
  `INSERT OR IGNORE INTO users (id, email, password_hash, created_at, has_unlimited_access)
   VALUES ('${randomUUID()}', '${email}', '${hashPassword(LOCAL_PASSWORD)}', ${Date.now()}, 1)`,
  `UPDATE users SET email_confirmed_at = created_at WHERE email = '${email}' AND email_confirmed_at IS NULL`,
];

/** Like platform/d1/partner-repository.ts: together with the user that owns its tournaments. */
const insertPartner = () => [
  `INSERT OR IGNORE INTO users (id, email, password_hash, created_at, sample_made_at)
   VALUES ('${randomUUID()}', 'partner:${LOCAL_PARTNER}', 'none', ${Date.now()}, ${Date.now()})`,
  `INSERT OR IGNORE INTO partners (id, name, username, password_hash, created_at, tokens_valid_from)
   SELECT id, 'Local Partner', '${LOCAL_PARTNER}', '${hashPassword(LOCAL_PASSWORD)}', created_at, 0
   FROM users WHERE email = 'partner:${LOCAL_PARTNER}'`,
];

/** The format of platform/passwords.ts, at little cost: everybody knows this password. */
function hashPassword(password) {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 16, r: 1, p: 1 });
  return `scrypt$N=16,r=1,p=1$${salt.toString("base64url")}$${key.toString("base64url")}`;
}
