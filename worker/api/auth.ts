import { Hono } from "hono";
import { credentialsSchema } from "#core/accounts/account.schema";
import { type HonoEnv, readJson, requireViewer } from "../http";

export const auth = new Hono<HonoEnv>()
  .post("/login", async (c) => {
    const { user, token } = await c.get("services").logIn(await readJson(c, credentialsSchema));
    c.get("authCookies").signIn(token);
    return c.json({ token, user });
  })
  .post("/register", async (c) => {
    const { user, token } = await c.get("services").registerAccount(await readJson(c, credentialsSchema));
    c.get("authCookies").signIn(token);
    return c.json({ token, user }, 201);
  })
  .post("/logout", async (c) => {
    await c.get("authCookies").signOut();
    return c.json({ message: "Logged out." });
  })
  .get("/me", (c) => c.json(requireViewer(c)));
