import { Hono } from "hono";
import {
  credentialsSchema,
  forgotPasswordSchema,
  loginSchema,
  resetPasswordSchema,
} from "#core/accounts/account.schema";
import { confirmEmailSchema } from "#core/accounts/confirm-email";
import { type AppContext, type HonoEnv, readJson, requireViewer } from "../http";
import { readFirst, toStream } from "../json-lines";

export const auth = new Hono<HonoEnv>()
  .post("/login", async (c) => {
    const { user, token } = await c.var.services.accounts.logIn(await readJson(c, loginSchema));
    await signIn(c, token, user.email);
    return c.json({ token, user });
  })
  .post("/register", async (c) => {
    const { accounts } = c.var.services;
    const { user, token } = await accounts.register(await readJson(c, credentialsSchema));
    await Promise.all([signIn(c, token, user.email), accounts.giveSample(user.id)]);
    return c.json({ token, user }, 201);
  })
  .post("/logout", async (c) => {
    await c.var.authCookies.signOut();
    return c.json({ message: "Logged out." });
  })
  // Runs after the answer, so that timing does not reveal whether the account exists.
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
  // Everything stored about the account, streamed as it is read.
  .get("/data", async (c) => {
    const viewer = requireViewer(c);
    await c.var.services.exports.limit(viewer.id);
    const data = toStream(await readFirst(await c.var.services.accounts.exportData(viewer)));
    c.set("isStreamed", true);
    return c.body(data, 200, {
      "Content-Type": "application/json",
      "Content-Disposition": 'attachment; filename="my-data.json"',
      "Cache-Control": "no-store",
    });
  })
  .get("/me", (c) => c.json(requireViewer(c)));

async function signIn(c: AppContext, token: string, email: string): Promise<void> {
  const cookies = c.var.authCookies;
  cookies.signIn(token);
  await cookies.rememberBrowser(email);
}
