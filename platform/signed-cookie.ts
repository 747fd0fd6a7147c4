import { type JWTPayload, jwtVerify, SignJWT } from "jose";
import type * as z from "zod";

type Kind<Content> = { audience: string; seconds: number; schema: z.ZodType<Content> };

/** Values that a browser keeps, can read and cannot change (JWT, HS256). Each audience has a key of its own. */
export function createSignedCookie<Content extends JWTPayload>({ audience, seconds, schema }: Kind<Content>) {
  const deriveKey = (secretKey: string) => new TextEncoder().encode(`${audience}:${secretKey}`);
  return {
    /** Returns null if the value has expired, was tampered with, or is not ours. */
    async verify(sealed: string, secretKey: string): Promise<Content | null> {
      try {
        const { payload } = await jwtVerify(sealed, deriveKey(secretKey), {
          algorithms: ["HS256"],
          audience,
        });
        return schema.parse(payload);
      } catch {
        return null;
      }
    },

    sign: (content: Content, secretKey: string): Promise<string> =>
      new SignJWT(content)
        .setProtectedHeader({ alg: "HS256" })
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${seconds}s`)
        .sign(deriveKey(secretKey)),
  };
}
