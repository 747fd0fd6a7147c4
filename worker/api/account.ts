import { Hono } from "hono";
import { deleteAccountSchema } from "#core/deletion/delete-account.schema";
import { type HonoEnv, readJson, requireViewer } from "../http";

/** The viewer's own account. */
export const account = new Hono<HonoEnv>().delete("/", async (c) => {
  const user = requireViewer(c);
  const { email } = await readJson(c, deleteAccountSchema);
  await c.get("services").deleteAccount({ user, confirmation: email });
  await c.get("authCookies").signOut();
  return c.json({ message: "Account deleted." });
});
