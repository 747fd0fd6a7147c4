import { Hono } from "hono";
import { accountDeletionSchema } from "#core/deletion/delete-account.schema";
import { type HonoEnv, readJson, requireViewer } from "../http";

/** The viewer's own account. */
export const account = new Hono<HonoEnv>().delete("/", async (c) => {
  const user = requireViewer(c);
  const { password } = await readJson(c, accountDeletionSchema);
  await c.get("services").accounts.delete({ user, password });
  await c.get("authCookies").signOut();
  return c.json({ message: "Account deleted." });
});
