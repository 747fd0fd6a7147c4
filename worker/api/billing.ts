import { Hono } from "hono";
import * as z from "zod";
import { redeemSchema } from "#core/billing/redeem-promo-code";
import { type HonoEnv, readJson, requireAdmin, requireViewer } from "../http";

const planSchema = z.object({ planId: z.int("Choose a plan.") });

/** What is bought, and how the payment provider tells us of it. */
export const billing = new Hono<HonoEnv>()
  .get("/plans", async (c) => c.json(await c.var.services.plans.list()))

  .post("/create-checkout-session", async (c) => {
    const viewer = requireViewer(c);
    const { planId } = await readJson(c, planSchema);
    // A program with a bearer keeps no cookies, and whoever pays for it comes back in some other browser.
    const isBrowser = c.req.header("Authorization") === undefined;
    const started = await c.var.services.checkouts.start({ user: viewer, planId, isBrowser });
    const { id, url, clientSecret, browserSecret } = started;
    if (browserSecret) c.var.authCookies.rememberCheckout(browserSecret);
    return c.json({ sessionId: id, url, clientSecret });
  })

  .get("/checkout-sessions/:sessionId", async (c) => {
    const { id: userId } = requireViewer(c);
    const session = await c.var.services.checkouts.findSession(userId, c.req.param("sessionId"));
    const { clientSecret, url, status, planId, publishableKey } = session;
    return c.json({ clientSecret, url, status, planId, publishableKey });
  })

  .post("/payment-success", async (c) => {
    const { id: userId } = requireViewer(c);
    const { planId } = await readJson(c, planSchema);
    await c.var.services.checkouts.confirmPayment({ userId, planId });
    return c.json({ message: "Your tournament credits have been successfully updated." });
  })

  // Its signature is over the very bytes, so nothing may parse them before.
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

  .post("/test-update-credits", async (c) => {
    const admin = requireAdmin(c);
    const { planId } = await readJson(c, planSchema);
    await c.var.services.credits.grantPlan({
      ...{ adminId: admin.id, userId: admin.id, planId },
      ...{ grantId: crypto.randomUUID(), reason: "A test" },
    });
    return c.json({ message: "Credits updated." });
  });
