import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { UserError } from "./process.mjs";

const PREFIX = "sealed:";
const IV_BYTES = 12;
const TAG_BYTES = 16;

const NEEDED = "Set BACKUP_PASSPHRASE: the secrets of webhooks are sealed with it.";
const WRONG =
  "The secrets of webhooks were sealed with another passphrase. Give that one as BACKUP_PASSPHRASE; of a local " +
  "product's backup it is what the file secret-key in its STATE_DIR held.";

/**
 * Encrypts and decrypts texts with AES-256-GCM, using a key derived from passphrase and salt (scrypt). Throws a
 * UserError if the passphrase is missing or wrong.
 */
export function createSeal(passphrase, salt = randomBytes(16).toString("base64")) {
  let derived;
  const key = () => {
    if (!passphrase) throw new UserError(NEEDED);
    derived ??= scryptSync(passphrase, Buffer.from(salt, "base64"), 32);
    return derived;
  };
  return {
    salt,
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key(), iv);
      const bytes = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return PREFIX + Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString("base64");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed.slice(PREFIX.length), "base64");
      const own = key();
      try {
        const decipher = createDecipheriv("aes-256-gcm", own, bytes.subarray(0, IV_BYTES));
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8");
        return text + decipher.final("utf8");
      } catch {
        throw new UserError(WRONG);
      }
    },
  };
}
