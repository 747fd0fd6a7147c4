import { jwtVerify, SignJWT } from "jose";
import * as z from "zod";
import { DEMO_LIFETIME_MS } from "#core/tournaments/demo";

export const VISITOR_DEMOS_SECONDS = DEMO_LIFETIME_MS / 1000;
const AUDIENCE = "made-demos";
const MAX_DEMOS = 10;

const payloadSchema = z.object({ demos: z.array(z.string()) });

/** The demos that a browser made, most recent first. Empty if the value has expired or is not ours. */
export async function verifyVisitorDemos(sealed: string, secretKey: string): Promise<string[]> {
  try {
    const { payload } = await jwtVerify(sealed, deriveKey(secretKey), {
      algorithms: ["HS256"],
      audience: AUDIENCE,
    });
    return payloadSchema.parse(payload).demos;
  } catch {
    return [];
  }
}

/** Adds a demo to the browser's demos and signs the result (JWT, HS256). */
export async function signVisitorDemos(known: string[], demoId: string, secretKey: string): Promise<string> {
  return new SignJWT({ demos: [demoId, ...known].slice(0, MAX_DEMOS) })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${VISITOR_DEMOS_SECONDS}s`)
    .sign(deriveKey(secretKey));
}

/** A key used only for this purpose. */
const deriveKey = (secretKey: string) => new TextEncoder().encode(`${AUDIENCE}:${secretKey}`);
