import { randomBytes, randomUUID, scryptSync } from "node:crypto";
import { d1 } from "./wrangler.mjs";

export const LOCAL_ACCOUNTS = ["admin@example.com", "recruiter@example.com"];
export const LOCAL_PASSWORD = "local-only-password";

/**
 * The local queue lives in memory: what it held when the server last stopped is unfinished but not queued.
 * Released here, it is picked up by the first sweep.
 */
const RELEASE_UNFINISHED = `
  UPDATE resumes SET status = 'pending', queued_at = NULL, claim_token = NULL, claimed_at = NULL
  WHERE status IN ('pending', 'extracting', 'analyzing');
  UPDATE resumes SET queued_at = NULL, claim_token = NULL, claimed_at = NULL WHERE is_stale;
  UPDATE webhook_deliveries SET queued_at = NULL, claimed_at = NULL WHERE status = 'pending';`;

/** Puts the local accounts in place and releases what the last run left unfinished. */
export function seed(state) {
  const sql = LOCAL_ACCOUNTS.map(insertAccount).join("") + RELEASE_UNFINISHED;
  return d1(state, "Seeding the local database", ["execute", "DB", "--command", sql]);
}

const insertAccount = (email) => `
  INSERT OR IGNORE INTO users (id, email, password_hash, created_at, has_unlimited_access)
  VALUES ('${randomUUID()}', '${email}', '${hashPassword(LOCAL_PASSWORD)}', ${Date.now()}, 1);`;

/** The format of platform/passwords.ts. */
function hashPassword(password) {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 16384, r: 8, p: 5, maxmem: 64 * 1024 * 1024 });
  return `scrypt$N=16384,r=8,p=5$${salt.toString("base64url")}$${key.toString("base64url")}`;
}
