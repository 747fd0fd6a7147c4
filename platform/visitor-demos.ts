import * as z from "zod";
import { DEMO_LIFETIME_MS } from "#core/tournaments/demo";
import { createSignedCookie } from "./signed-cookie";

export const VISITOR_DEMOS_SECONDS = DEMO_LIFETIME_MS / 1000;
const MAX_DEMOS = 10;

const cookie = createSignedCookie({
  audience: "made-demos",
  seconds: VISITOR_DEMOS_SECONDS,
  schema: z.object({ demos: z.array(z.string()) }),
});

/** The demos that a browser made, most recent first. Empty if the value has expired or is not ours. */
export const verifyVisitorDemos = async (sealed: string, secretKey: string): Promise<string[]> =>
  (await cookie.verify(sealed, secretKey))?.demos ?? [];

/** Adds a demo to the browser's demos and signs the result. */
export const signVisitorDemos = (known: string[], demoId: string, secretKey: string): Promise<string> =>
  cookie.sign({ demos: [demoId, ...known].slice(0, MAX_DEMOS) }, secretKey);
