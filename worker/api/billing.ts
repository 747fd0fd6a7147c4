import { Hono } from "hono";
import * as z from "zod";
import { redeemSchema } from "#core/billing/redeem-promo-code";
import { type HonoEnv, readJson, requireAdmin, requireViewer } from "../http";

const planSchema = z.object({ planId: z.int("Choose a plan.") });

/** Plans, checkouts and the payment provider's webhook. */
export const billing = new Hono<HonoEnv>()
  .get("/plans", async (c) => c.json(await c.var.services.plans.list()))

  .post("/create-checkout-session", async (c) => {
    const viewer = requireViewer(c);
    const { planId } = await readJson(c, planSchema);
    // API clients keep no cookies, and their buyer returns in another browser, so they get no return key.
    const isBrowser = c.req.header("Authorization") === undefined;
    const started = await c.var.services.checkouts.start({ user: viewer, planId, isBrowser });
    const { id, url, clientSecret, browserSecret } = started;
    if (browserSecret) c.var.authCookies.rememberCheckout(browserSecret);
    return c.json({ sessionId: id, url, clientSecret });
  })

  .get("/checkout-sessions/:sessionId", async (c) => {
    const { id: userId } = requireViewer(c);
    const session = await c.var.services.checkouts.findSession(userId, c.req.param("sessionId"));
    const { clientSecret, url, status, planId, amountInCents, plan, publishableKey } = session;
    return c.json({ clientSecret, url, status, planId, amountInCents, plan, publishableKey });
  })

  .post("/payment-success", async (c) => {
    const { id: userId } = requireViewer(c);
    const { planId } = await readJson(c, planSchema);
    await c.var.services.checkouts.confirmPayment({ userId, planId });
    return c.json({ message: "Your tournament credits have been successfully updated." });
  })

  // The signature covers the raw bytes, so nothing may parse the body first.
  .post("/stripe/webhook", async (c) => {
    const signature = c.req.header("Stripe-Signature") ?? "";
    await c.var.services.checkouts.receiveEvent({ body: await c.req.text(), signature });
    return c.json({ received: true });
  })

  .post("/promo-codes/redeem", async (c) => {
    const { id: userId } = requireViewer(c);
    const { code } = await readJson(c, redeemSchema);
    return c.json({ message: await c.var.services.promoCodes.redeem({ userId, code }) });
  })

  .post("/test-update-credits", requireAdmin, async (c) => {
    const { id } = c.var.admin;
    const { planId } = await readJson(c, planSchema);
    await c.var.services.credits.grantPlan({
      ...{ adminId: id, userId: id, planId },
      ...{ grantId: crypto.randomUUID(), reason: "A test" },
    });
    return c.json({ message: "Credits updated." });
  });
