import { createExecutionContext } from "cloudflare:test";
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PayingUserPage } from "#core/billing/paying-user";
import { checkouts, pastSales, testPayments } from "#platform/d1/schema";
import type { WebEnv } from "#platform/env";
import { createServices } from "#platform/services";
import { app } from "../../worker/app";
import { createFakeStripe } from "../fake-stripe";
import { call, ORIGIN } from "./call";
import { adminToken, db, deleteAccount, signUp, webEnv } from "./support";

const WEBHOOK_SECRET = "whsec_of_a_test";
const stripeEnv: WebEnv = {
  ...webEnv,
  ENVIRONMENT: "production",
  STRIPE_SECRET_KEY: "sk_test_of_a_test",
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
};
const PRO = 3;
const EXTRA = 2;

let stripe: ReturnType<typeof createFakeStripe>;
beforeEach(() => {
  stripe = createFakeStripe();
  vi.stubGlobal("fetch", stripe.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function buyer() {
  const { user, token } = await signUp();
  const post = (path: string, json: unknown) => call(path, { json, token, env: stripeEnv });
  const begin = async (planId: number) =>
    (await (await post("/api/create-checkout-session", { planId })).json()) as {
      sessionId: string;
      url: string;
    };
  const credits = () => createServices(stripeEnv).credits.count(user.id);
  return { userId: user.id, email: user.email, token, post, begin, credits };
}

/** Begins a purchase as the buyer's browser does. `kept` is the cookie it is left with, `path` where it is sent back to. */
async function beginInBrowser(token: string, env: WebEnv = stripeEnv) {
  const begun = await call("/api/create-checkout-session", {
    json: { planId: PRO },
    cookie: `auth_token=${token}`,
    origin: ORIGIN,
    env,
  });
  const setCookie = begun.headers.get("Set-Cookie") ?? "";
  const { sessionId } = await begun.json<{ sessionId: string }>();
  const kept = /checkout_return=[^;]+/.exec(setCookie)?.[0] ?? "";
  const params = stripe.requests.at(-1)?.params;
  const address = params?.get("success_url") ?? params?.get("return_url") ?? "";
  const path = address.replace(webEnv.APP_URL, "").replace("{CHECKOUT_SESSION_ID}", sessionId);
  return { sessionId, setCookie, kept, path };
}

/** Opens a URL of ours. Returns where it leads and whether it signs in. */
async function open(path: string, cookie?: string, env: WebEnv = stripeEnv) {
  const response = await call(path, { cookie, env });
  const cookies = response.headers.get("Set-Cookie") ?? "";
  return {
    next: response.headers.get("Location"),
    session: /auth_token=([^;]+)/.exec(cookies)?.[1],
  };
}

/** Sends a signed event, as Stripe does. */
async function send(
  type: string,
  object: unknown,
  { id = crypto.randomUUID(), secret = WEBHOOK_SECRET, age = 0 } = {},
) {
  const payload = JSON.stringify({ id, object: "event", type, data: { object } });
  const header = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - age,
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  });
  const request = new Request(`${ORIGIN}/api/stripe/webhook`, {
    method: "POST",
    headers: { "Stripe-Signature": header },
    body: payload,
  });
  return app.fetch(request, stripeEnv, createExecutionContext());
}

test("a checkout asks Stripe for the plan's price, for this buyer, once", async () => {
  const { begin, userId, email } = await buyer();
  const { sessionId, url } = await begin(PRO);
  expect(url).toBe(`https://checkout.stripe.com/c/pay/${sessionId}`);
  const [request] = stripe.requests;
  expect(Object.fromEntries(request?.params ?? [])).toMatchObject({
    mode: "payment",
    "line_items[0][price_data][unit_amount]": "1999",
    "line_items[0][price_data][currency]": "usd",
    "metadata[userId]": userId,
    "metadata[planId]": "3",
    customer_email: email,
    cancel_url: `${webEnv.APP_URL}/subscription/checkout?canceled=true`,
  });
  expect(request?.params.get("success_url")).toMatch(
    /\/subscription\/checkout\?success=true&session_id=\{CHECKOUT_SESSION_ID\}$/,
  );
  expect(request?.idempotencyKey).toMatch(/^checkout-/);
});

test("who has bought before is the same customer of the provider's", async () => {
  const { begin, post } = await buyer();
  const { sessionId } = await begin(EXTRA);
  stripe.pay(sessionId);
  await post("/api/payment-success", { planId: EXTRA });
  await begin(PRO);
  const again = stripe.requests.at(-1)?.params;
  expect(again?.get("customer")).toBe("cus_1");
  expect([again?.get("customer_email"), again?.get("customer_creation")]).toEqual([null, null]);
});

test("embedded, a payment has no address but what our page needs to show it", async () => {
  const { token } = await signUp();
  const env: WebEnv = { ...stripeEnv, STRIPE_MODE: "embedded", STRIPE_PUBLISHABLE_KEY: "pk_test_of_a_test" };
  const begun = await call("/api/create-checkout-session", { json: { planId: PRO }, token, env });
  const { sessionId, url, clientSecret } = await begun.json<Record<string, string | null>>();
  expect([url, clientSecret]).toEqual([null, `${sessionId}_secret`]);
  const { params } = stripe.requests[0] ?? {};
  expect(params?.get("return_url")).toMatch(/success=true&session_id=\{CHECKOUT_SESSION_ID\}/);
  expect([params?.get("success_url"), params?.get("cancel_url")]).toEqual([null, null]);
  const read = await call(`/api/checkout-sessions/${sessionId}`, { token, env });
  expect(await read.json()).toMatchObject({ clientSecret, publishableKey: "pk_test_of_a_test" });
});

test("FREE and unknown plans are not for sale; nobody buys without an account", async () => {
  const { post } = await buyer();
  for (const planId of [1, 999, "three", [PRO], `0x${PRO}`, String(PRO), ` ${PRO}`, 3.5, true, null]) {
    const answer = await post("/api/create-checkout-session", { planId });
    expect(answer.status).toBe(400);
    expect((await answer.json<{ message: string }>()).message).not.toBe("");
  }
  expect((await call("/api/create-checkout-session", { json: { planId: PRO } })).status).toBe(401);
  expect(stripe.requests).toEqual([]);
});

test("the signed event grants once, however often and however fast it comes; payment-success adds nothing", async () => {
  const { begin, post, credits, token } = await buyer();
  const { sessionId } = await begin(PRO);
  expect((await post("/api/payment-success", { planId: PRO })).status).toBe(409);
  stripe.pay(sessionId);
  const event = { id: crypto.randomUUID() };
  const send3 = () => send("checkout.session.completed", { id: sessionId }, event);
  const answers = await Promise.all([
    send3(),
    send3(),
    post("/api/payment-success", { planId: PRO }),
    send3(),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await send("checkout.session.completed", { id: sessionId })).status).toBe(200);
  expect(await credits()).toBe(5);
  const me = await (await call("/api/auth/me", { token })).json();
  expect(me).toMatchObject({ stripePlanId: "tierwise_pro", stripeCustomerId: "cus_1" });
});

test("payment-success alone is enough, and only for the one who paid", async () => {
  const one = await buyer();
  const other = await buyer();
  const { sessionId } = await one.begin(EXTRA);
  stripe.pay(sessionId);
  expect((await other.post("/api/payment-success", { planId: EXTRA })).status).toBe(409);
  expect((await one.post("/api/payment-success", { planId: PRO })).status).toBe(409);
  expect((await one.post("/api/payment-success", { planId: EXTRA })).status).toBe(200);
  expect(await one.credits()).toBe(3);
  expect(await other.credits()).toBe(2);
  const path = `/api/checkout-sessions/${sessionId}`;
  expect((await call(path, { token: one.token, env: stripeEnv })).status).toBe(200);
  expect((await call(path, { token: other.token, env: stripeEnv })).status).toBe(404);
  expect((await call(path, { env: stripeEnv })).status).toBe(401);
});

test("a receipt names the seller and the buyer with their VAT numbers", async () => {
  const { begin, post, token } = await buyer();
  const { sessionId } = await begin(PRO);
  stripe.pay(sessionId);
  await post("/api/payment-success", { planId: PRO });
  const [checkout] = await db.select().from(checkouts).where(eq(checkouts.sessionId, sessionId));
  const env: WebEnv = { ...stripeEnv, SELLER_TAX_ID: "PT999999990" };
  const receipt = await (await call(`/subscription/receipt/${checkout?.id}`, { token, env })).text();
  for (const shown of [
    "Tierwise Example Company",
    "VAT ID: PT999999990",
    "Buyer Ltd",
    "VAT ID: DE123456789",
  ]) {
    expect(receipt.replaceAll("<!-- -->", "")).toContain(shown);
  }
});

test("of two sessions begun for one plan, the one that is paid counts, be it the older", async () => {
  const { begin, post, credits, userId } = await buyer();
  const other = await buyer();
  const services = createServices(stripeEnv);
  const [paid, open] = [await begin(EXTRA), await begin(EXTRA)];
  stripe.pay(paid.sessionId);
  const confirm = (sessionId: string, user = userId) =>
    services.checkouts.confirmSession({ userId: user, sessionId });
  await expect(confirm(open.sessionId)).rejects.toMatchObject({ code: "payment_not_confirmed" });
  await expect(confirm(paid.sessionId, other.userId)).rejects.toMatchObject({ code: "checkout_not_found" });
  expect(await confirm(paid.sessionId)).toBe(EXTRA);
  expect((await post("/api/payment-success", { planId: EXTRA })).status).toBe(200);
  expect(await credits()).toBe(3);
});

test("forged, altered and old events are refused", async () => {
  const { begin, credits } = await buyer();
  const { sessionId } = await begin(PRO);
  stripe.pay(sessionId);
  const forged = await send("checkout.session.completed", { id: sessionId }, { secret: "whsec_another" });
  const old = await send("checkout.session.completed", { id: sessionId }, { age: 3600 });
  const bare = await call("/api/stripe/webhook", { body: "{}", env: stripeEnv });
  expect([forged.status, old.status, bare.status]).toEqual([400, 400, 400]);
  expect(await credits()).toBe(2);
});

test("a refund in full and a dispute take the unspent credits back, once; a part of the price takes none", async () => {
  const { begin, post, credits } = await buyer();
  const { sessionId } = await begin(PRO);
  stripe.pay(sessionId);
  await send("checkout.session.completed", { id: sessionId });
  await post("/api/tournaments", { name: "Nurse" });
  const payment_intent = `pi_${sessionId}`;
  await send("charge.refunded", { id: "ch_1", payment_intent, amount_refunded: 500 });
  expect(await credits()).toBe(4);
  await send("charge.refunded", { id: "ch_1", payment_intent, amount_refunded: 1999 });
  await send("charge.dispute.created", { id: "dp_1", payment_intent });
  // FREE applies again.
  expect(await credits()).toBe(2);
});

test.each([
  ["charge.refunded", { amount_refunded: 1999 }, 1999],
  ["charge.dispute.created", {}, 0],
])(
  "what is taken back before the purchase is reported stays taken back: %s",
  async (type, object, refunded) => {
    const { begin, credits, userId } = await buyer();
    const { sessionId } = await begin(PRO);
    const event = { id: crypto.randomUUID() };
    const takeBack = () => send(type, { id: "x_1", payment_intent: `pi_${sessionId}`, ...object }, event);
    // The provider does not say yet that it is paid: it has to report this again.
    expect((await takeBack()).status).toBe(500);
    stripe.pay(sessionId);
    expect((await takeBack()).status).toBe(200);
    await send("checkout.session.completed", { id: sessionId });
    expect(await credits()).toBe(2);
    expect(await db.query.checkouts.findFirst({ where: eq(checkouts.userId, userId) })).toMatchObject({
      status: "paid",
      amountRefundedInCents: refunded,
    });
  },
);

test("what is taken back of a payment that is none of ours is reported once", async () => {
  for (const [type, object] of [
    ["charge.refunded", { amount_refunded: 500 }],
    ["charge.dispute.created", {}],
  ] as const) {
    const event = { id: crypto.randomUUID() };
    const report = () => send(type, { id: "x_2", payment_intent: "pi_of_somebody", ...object }, event);
    expect((await report()).status).toBe(200);
    const asked = stripe.requests.length;
    expect((await report()).status).toBe(200);
    expect(stripe.requests.length).toBe(asked);
  }
});

test("an older refund that arrives late does not lower what was refunded", async () => {
  const { begin, userId } = await buyer();
  const { sessionId } = await begin(PRO);
  stripe.pay(sessionId);
  await send("checkout.session.completed", { id: sessionId });
  for (const amount_refunded of [1999, 500]) {
    await send("charge.refunded", { id: "ch_1", payment_intent: `pi_${sessionId}`, amount_refunded });
  }
  const row = await db.query.checkouts.findFirst({ where: eq(checkouts.userId, userId) });
  expect(row?.amountRefundedInCents).toBe(1999);
});

test("what an account paid stays revenue once the account is deleted, less what is refunded later", async () => {
  const admin = await adminToken();
  const revenue = async () => {
    const answer = await call("/api/admin/paying-users/search", { token: admin });
    const [month] = (await answer.json<PayingUserPage>()).revenue;
    return { purchases: month?.purchases ?? 0, cents: month?.cents ?? 0 };
  };
  const before = await revenue();
  const { userId, email, begin } = await buyer();
  const { sessionId } = await begin(PRO);
  stripe.pay(sessionId);
  await send("checkout.session.completed", { id: sessionId });
  await begin(EXTRA); // never paid
  await deleteAccount({ id: userId, email });
  expect(await db.$count(checkouts, eq(checkouts.userId, userId))).toBe(0);
  expect(await revenue()).toEqual({ purchases: before.purchases + 1, cents: before.cents + 1999 });

  await send("charge.refunded", {
    id: "ch_2",
    payment_intent: `pi_${sessionId}`,
    amount_refunded: 500,
  });
  expect(await revenue()).toEqual({ purchases: before.purchases + 1, cents: before.cents + 1499 });
});

test("with the account its open sessions end, and a payment that is faster is a sale without a buyer", async () => {
  const { userId, email, begin } = await buyer();
  const [open, raced] = [await begin(PRO), await begin(EXTRA)];
  stripe.pay(raced.sessionId);
  const itsOwner = createServices(stripeEnv, crypto.randomUUID());
  await itsOwner.accounts.delete({
    user: { id: userId, email },
    password: "correct horse",
    givesUpCredits: true,
  });
  expect(() => stripe.pay(open.sessionId)).toThrow("expired");

  const logged = vi.spyOn(console, "error").mockReturnValue();
  for (let n = 0; n < 2; n++) {
    expect((await send("checkout.session.completed", { id: raced.sessionId })).status).toBe(200);
  }
  const sales = await db
    .select()
    .from(pastSales)
    .where(eq(pastSales.paymentId, `pi_${raced.sessionId}`));
  expect(sales).toMatchObject([{ amountInCents: 599, amountRefundedInCents: 0 }]);
  expect(logged.mock.calls).toMatchObject([[{ message: "payment without an account" }]]);
  logged.mockRestore();
  const refund = { id: "ch_3", payment_intent: `pi_${raced.sessionId}`, amount_refunded: 599 };
  expect((await send("charge.refunded", refund)).status).toBe(200);
  expect(
    await db
      .select()
      .from(pastSales)
      .where(eq(pastSales.id, sales[0]?.id ?? "")),
  ).toMatchObject([{ amountRefundedInCents: 599 }]);
});

test("a session that could not be stored is still paid for", async () => {
  const { begin, credits } = await buyer();
  const { sessionId } = await begin(PRO);
  await db.update(checkouts).set({ sessionId: null }).where(eq(checkouts.sessionId, sessionId));
  stripe.pay(sessionId);
  await send("checkout.session.completed", { id: sessionId });
  expect(await credits()).toBe(5);
});

const withoutToken = (path: string) => path.replace(/&token=.*$/, "");

test("somebody else's link from paying signs nobody in, and the purchase is safe", async () => {
  const attacker = await buyer();
  const victim = await buyer();
  const { sessionId, path } = await beginInBrowser(attacker.token);
  expect(path).toMatch(/^\/subscription\/checkout\?success=true&session_id=[\w-]+&token=[\w-]{43}$/);
  const token = path.replace(/^.*token=/, "");
  const own = await beginInBrowser(victim.token);

  for (const cookie of [undefined, own.kept, "checkout_return=made-up", `checkout_return=${token}`]) {
    expect(await open(path, cookie)).toEqual({ next: withoutToken(path), session: undefined });
    expect(await open(`/dashboard?token=${token}`, cookie)).toEqual({
      next: "/dashboard",
      session: undefined,
    });
  }
  stripe.pay(sessionId);
  await send("checkout.session.completed", { id: sessionId });
  expect(await attacker.credits()).toBe(5);
});

test("the browser that began a purchase comes back signed in, once, and not after its hour", async () => {
  const { token, userId } = await buyer();
  const services = createServices(stripeEnv);
  const { setCookie, kept, path } = await beginInBrowser(token);
  for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax", "Max-Age=3600", "Path=/"]) {
    expect(setCookie).toContain(attribute);
  }
  const { next, session } = await open(path, kept);
  expect(next).toBe(withoutToken(path));
  expect(await services.accounts.authenticate(session ?? "")).toMatchObject({ id: userId });
  expect((await open(path, kept)).session).toBeUndefined();

  const late = await beginInBrowser(token);
  vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ["Date"] });
  expect((await open(late.path, late.kept)).session).toBeUndefined();
  vi.useRealTimers();
});

test("whoever is signed in stays who they are, and the value is gone", async () => {
  const one = await buyer();
  const other = await buyer();
  const { kept, path } = await beginInBrowser(one.token);
  const cookie = `auth_token=${other.token}; ${kept}`;
  expect(await open(path, cookie)).toEqual({ next: withoutToken(path), session: undefined });
});

test("a program that buys with a bearer has no way back but the log-in page", async () => {
  const { token } = await buyer();
  const begun = await call("/api/create-checkout-session", {
    json: { planId: PRO },
    token,
    env: stripeEnv,
  });
  expect([begun.status, begun.headers.get("Set-Cookie")]).toEqual([200, null]);
  expect(stripe.requests.at(-1)?.params.get("success_url")).not.toContain("token");
});

test("the embedded form and the local test checkout come back by the same two values", async () => {
  const { token } = await signUp();
  const env: WebEnv = { ...stripeEnv, STRIPE_MODE: "embedded", STRIPE_PUBLISHABLE_KEY: "pk_test_of_a_test" };
  const embedded = await beginInBrowser(token, env);
  expect((await open(embedded.path, undefined, env)).session).toBeUndefined();
  expect((await open(embedded.path, embedded.kept, env)).session).toBeDefined();

  const { sessionId, kept } = await beginInBrowser(token, webEnv);
  const row = await db.query.testPayments.findFirst({ where: eq(testPayments.id, sessionId) });
  const path = row?.successUrl.replace(webEnv.APP_URL, "") ?? "";
  expect((await open(path, undefined, webEnv)).session).toBeUndefined();
  expect((await open(path, kept, webEnv)).session).toBeDefined();
});

test("logging out, here or elsewhere, and a new password close the way back too", async () => {
  const endings: ((owner: { userId: string; token: string; cookie: string }) => Promise<string>)[] = [
    async ({ cookie }) => {
      const out = await call("/api/auth/logout", { method: "POST", cookie, origin: ORIGIN });
      return /checkout_return=[^;]*/.exec(out.headers.getSetCookie().join("\n"))?.[0] ?? cookie;
    },
    async ({ userId, token, cookie }) => {
      await createServices(stripeEnv).accounts.logOutElsewhere(userId, token);
      return cookie;
    },
    async ({ userId, token, cookie }) => {
      const change = { currentPassword: "correct horse", newPassword: "a newer, longer one" };
      await createServices(stripeEnv).accounts.changePassword({ userId, token, ...change });
      return cookie;
    },
  ];
  for (const end of endings) {
    const { userId, token } = await buyer();
    const { kept, path } = await beginInBrowser(token);
    const left = await end({ userId, token, cookie: `auth_token=${token}; ${kept}` });
    expect((await open(path, left.replace(/auth_token=[^;]*; /, ""))).session).toBeUndefined();
  }
});

test("without a provider the local environment pays without money, and production not at all", async () => {
  const { token, post: _ } = await buyer();
  const local = await call("/api/create-checkout-session", { json: { planId: PRO }, token });
  expect((await local.json<{ url: string }>()).url).toMatch(
    /\/subscription\/test-checkout\?session_id=test_/,
  );
  const bare: WebEnv = { ...webEnv, ENVIRONMENT: "production" };
  const refused = await call("/api/create-checkout-session", { json: { planId: PRO }, token, env: bare });
  expect(refused.status).toBe(503);
});
