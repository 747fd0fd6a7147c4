import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { type PasswordVars, passwordCost } from "./password-cost";

const KEY_BYTES = 32;
const SALT_BYTES = 16;
const MAX_MEMORY = 64 * 1024 * 1024;

/** Without characters that look alike. The length is a power of two, so that all of them are equally likely. */
const READABLE = "abcdefghjkmnpqrstuvwxyz23456789-";

/** Creates a password of 120 random bits that can be copied or, if necessary, read aloud. */
export function newPassword(): string {
  return Array.from(randomBytes(24), (byte) => READABLE[byte % READABLE.length]).join("");
}

/** Hashes and verifies passwords at the cost that the variables set. */
export function createPasswords(vars: PasswordVars) {
  const cost = passwordCost(vars);
  return {
    /** Format: `scrypt$N=16384,r=8,p=5$<salt>$<key>`, both base64url. */
    async hashPassword(password: string): Promise<string> {
      const salt = randomBytes(SALT_BYTES);
      const key = await derive(password, salt, cost);
      const { N, r, p } = cost;
      return `scrypt$N=${N},r=${r},p=${p}$${salt.toString("base64url")}$${key.toString("base64url")}`;
    },

    /** Takes as long for a missing account (`undefined`) as for a wrong password. */
    async verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
      const parsed = stored === undefined ? undefined : parseHash(stored);
      if (!parsed) {
        await derive(password, Buffer.alloc(SALT_BYTES), cost);
        return false;
      }
      const key = await derive(password, parsed.salt, parsed.params);
      return key.byteLength === parsed.key.byteLength && timingSafeEqual(key, parsed.key);
    },
  };
}

type ScryptParams = ReturnType<typeof passwordCost>;

function parseHash(stored: string) {
  const match = /^scrypt\$N=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored);
  const [, N, r, p, salt, key] = match ?? [];
  if (!salt || !key) return undefined;
  return {
    params: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64url"),
    key: Buffer.from(key, "base64url"),
  };
}

function derive(password: string, salt: Buffer, params: ScryptParams): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, { ...params, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
