import { Hono } from "hono";
import { credentialsSchema, forgotPasswordSchema, resetPasswordSchema } from "#core/accounts/account.schema";
import { confirmEmailSchema } from "#core/accounts/confirm-email";
import { type AppContext, type HonoEnv, readJson, requireViewer } from "../http";

export const auth = new Hono<HonoEnv>()
  .post("/login", async (c) => {
    const { user, token } = await c.var.services.accounts.logIn(await readJson(c, credentialsSchema));
    await signIn(c, token, user.email);
    return c.json({ token, user });
  })
  .post("/register", async (c) => {
    const { user, token } = await c.var.services.accounts.register(await readJson(c, credentialsSchema));
    await signIn(c, token, user.email);
    return c.json({ token, user }, 201);
  })
  .post("/logout", async (c) => {
    await c.var.authCookies.signOut();
    return c.json({ message: "Logged out." });
  })
  // The work is done after the answer, which then takes as long for an account as for none.
  .post("/forgot-password", async (c) => {
    const services = c.var.services;
    const input = await readJson(c, forgotPasswordSchema);
    await services.accounts.allowPasswordReset(input);
    c.executionCtx.waitUntil(services.accounts.requestPasswordReset(input));
    return c.json({ message: "If there is an account with this email, a link is on its way." });
  })
  .post("/reset-password", async (c) => {
    const email = await c.var.services.accounts.resetPassword(await readJson(c, resetPasswordSchema));
    await c.var.authCookies.rememberBrowser(email);
    return c.json({ message: "Your password has been reset successfully." });
  })
  .post("/confirm-email", async (c) => {
    await c.var.services.accounts.confirmEmail(await readJson(c, confirmEmailSchema));
    return c.json({ message: "Your email address is confirmed." });
  })
  .post("/send-confirmation", async (c) => {
    await c.var.services.accounts.sendConfirmation(requireViewer(c));
    return c.json({ message: "A link to confirm your email address is on its way." });
  })
  .get("/me", (c) => c.json(requireViewer(c)));

async function signIn(c: AppContext, token: string, email: string): Promise<void> {
  const cookies = c.var.authCookies;
  cookies.signIn(token);
  await cookies.rememberBrowser(email);
}
