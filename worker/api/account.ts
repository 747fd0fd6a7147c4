import { Hono } from "hono";
import { confirmationSchema } from "#core/deletion/delete-account.schema";
import { type HonoEnv, readJson, requireViewer } from "../http";

/** The viewer's own account. */
export const account = new Hono<HonoEnv>().delete("/", async (c) => {
  const user = requireViewer(c);
  await readJson(c, confirmationSchema(user.email));
  await c.get("services").deleteAccount(user);
  await c.get("authCookies").signOut();
  return c.json({ message: "Account deleted." });
});
