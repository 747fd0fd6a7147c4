import { createCookie } from "@remix-run/cloudflare";
import * as z from "zod";
import { DAY_SECONDS } from "#core/time";
import { candidateViews, DEFAULT_PREFERENCES, densities, type Preferences, themes } from "./preferences";

const storedSchema = z
  .object({
    theme: z.enum(themes),
    shortcuts: z.boolean(),
    confirmNoteHiddenFor: z.string().nullable(),
    candidateView: z.enum(candidateViews),
    density: z.enum(densities),
    hiddenColumns: z.array(z.string()).nullable(),
  })
  .partial();

const A_YEAR = 365 * DAY_SECONDS;

const cookie = createCookie("preferences", {
  maxAge: A_YEAR,
  httpOnly: true,
  sameSite: "lax",
  secure: true,
  path: "/",
});

export async function readPreferences(request: Request): Promise<Preferences> {
  const stored = storedSchema.safeParse(await cookie.parse(request.headers.get("Cookie")));
  return { ...DEFAULT_PREFERENCES, ...stored.data };
}

/** Response headers that store the preferences in a cookie. */
export async function commitPreferences(preferences: Preferences): Promise<Headers> {
  return new Headers({ "Set-Cookie": await cookie.serialize(preferences) });
}
