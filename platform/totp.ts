import { createHash, createHmac } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";
import { Secret, TOTP } from "otpauth";
import { PRODUCT_NAME } from "#core/product";

const PERIOD_SECONDS = 30;
/** A clock may be one step off. */
const WINDOW = 1;
/** Without characters that are mistaken for one another. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 10;
const RECOVERY_CODES = 10;

/** Authenticator app codes (RFC 6238), and the recovery codes that can replace them. */
export function createSecondFactorCodes(secretKey: string) {
  const key = createHash("sha256").update(`second-factor:${secretKey}`).digest();
  const totpOf = (secret: Secret, label: string) =>
    new TOTP({ issuer: PRODUCT_NAME, label, secret, period: PERIOD_SECONDS });

  return {
    /** Creates a secret: encrypted for storage, as text to type, and as the URI for a QR code. */
    async create(email: string): Promise<{ sealed: string; secret: string; uri: string }> {
      const secret = new Secret({ size: 20 });
      const sealed = await new CompactEncrypt(secret.bytes)
        .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
        .encrypt(key);
      return { sealed, secret: secret.base32, uri: totpOf(secret, email).toString() };
    },

    /**
     * Returns the time step of the code; undefined if the code is not valid now, or if the secret was sealed with
     * another key.
     */
    async findStep(sealed: string, code: string, now: Date): Promise<number | undefined> {
      const opened = await compactDecrypt(sealed, key).catch(() => undefined);
      if (!opened) return undefined;
      const { plaintext } = opened;
      const secret = new Secret({ buffer: new Uint8Array(plaintext).buffer });
      const timestamp = now.getTime();
      const delta = totpOf(secret, "").validate({
        token: code.replace(/\s/g, ""),
        timestamp,
        window: WINDOW,
      });
      return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
    },

    /** The same for the same secret. */
    recoveryCodesOf: (sealed: string): string[] =>
      Array.from({ length: RECOVERY_CODES }, (_, n) => {
        const bytes = createHmac("sha256", key).update(`recovery:${n}:${sealed}`).digest();
        // 256 is a multiple of the alphabet's length, so that each letter is equally likely.
        const letters = Array.from(
          bytes.subarray(0, CODE_LENGTH),
          (byte) => ALPHABET[byte % ALPHABET.length],
        );
        return `${letters.slice(0, 5).join("")}-${letters.slice(5).join("")}`;
      }),

    /** Lowercase letters and missing dashes make no difference. */
    hashRecoveryCode: (userId: string, code: string): string =>
      createHash("sha256")
        .update(`recovery:${secretKey}:${userId}:${code.toUpperCase().replace(/[^A-Z0-9]/g, "")}`)
        .digest("hex"),
  };
}
