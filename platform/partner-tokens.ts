import { errors, jwtVerify, SignJWT } from "jose";
import type { PartnerToken } from "#core/partners/authenticate-partner";

/** In seconds. */
const PARTNER_TOKEN_SECONDS = 60 * 60;

const ALGORITHM = "HS256";
const AUDIENCE = "tierwise-partner-api";

/** Keys by their `kid`; the first one signs, all of them verify. */
export type PartnerKeys = { kid: string; secret: string }[];

/** Parses `kid:secret kid:secret`, newest first. Returns null if it is malformed. */
export function readPartnerKeys(text: string): PartnerKeys | null {
  const keys = text
    .trim()
    .split(/\s+/)
    .map((entry) => /^([\w-]{1,40}):(.{32,})$/.exec(entry));
  return keys.every((key) => key !== null)
    ? keys.map(([, kid = "", secret = ""]) => ({ kid, secret }))
    : null;
}

const bytes = (secret: string) => new TextEncoder().encode(secret);

/** Tokens of the partner API: JWTs (HS256) that name their key, so that keys can be rotated without downtime. */
export function createPartnerTokens(keys: PartnerKeys) {
  return {
    async signPartnerToken(partnerId: string, issuedAt: Date): Promise<{ token: string; expiresIn: number }> {
      const [key] = keys;
      if (!key) throw new Error("no key to sign partner tokens with");
      const seconds = Math.floor(issuedAt.getTime() / 1000);
      const token = await new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, kid: key.kid })
        .setSubject(partnerId)
        .setAudience(AUDIENCE)
        .setJti(crypto.randomUUID())
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + PARTNER_TOKEN_SECONDS)
        .sign(bytes(key.secret));
      return { token, expiresIn: PARTNER_TOKEN_SECONDS };
    },

    async readPartnerToken(token: string): Promise<PartnerToken | null> {
      try {
        const { payload } = await jwtVerify(
          token,
          ({ kid }) => {
            const key = keys.find((one) => one.kid === kid);
            if (!key) throw new errors.JWSInvalid("unknown key");
            return bytes(key.secret);
          },
          { algorithms: [ALGORITHM], audience: AUDIENCE, requiredClaims: ["sub", "jti", "iat", "exp"] },
        );
        const { jti = "", sub = "", iat = 0, exp = 0 } = payload;
        return { id: jti, partnerId: sub, issuedAt: new Date(iat * 1000), expiresAt: new Date(exp * 1000) };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
