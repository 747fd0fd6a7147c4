import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  address,
  answerAction,
  logInAsAdmin,
  makePromoCode,
  PASSWORD,
  signUp,
  untilRequestsArrived,
} from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();
/** Confetti flies only then. */
const WITH_MOTION = { reducedMotion: "no-preference" } as const;

const toastOf = (page: Page, title: string) =>
  page.getByRole("region", { name: /Notifications/ }).getByText(title, { exact: true });
const plan = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** Opens a tournament through the API, which is faster than the form and spends the same credit. */
async function open(page: Page, name: string): Promise<number> {
  const headers = { Origin: address };
  return (await page.request.post("/api/tournaments", { data: { name }, headers })).status();
}

type Note = { address: string; at: number };

/** Notes in the page itself when it came to which address. On a busy machine the test hears of it late. */
async function noteAddresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = () => {
      const notes = JSON.parse(sessionStorage.getItem("notes") ?? "[]");
      notes.push({ address: location.pathname + location.search, at: Date.now() });
      sessionStorage.setItem("notes", JSON.stringify(notes));
    };
    note();
    for (const change of ["pushState", "replaceState"] as const) {
      const original = history[change];
      history[change] = (...args) => {
        original.apply(history, args);
        note();
      };
    }
  });
}

const addressesOf = (page: Page): Promise<Note[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem("notes") ?? "[]"));

/** Begins a purchase. Ends on the page where the pack is paid for, and returns the session id. */
async function begin(page: Page, name: string): Promise<string> {
  await page.goto("/subscription/manage");
  await plan(page, name).getByRole("button", { name: "Purchase Now" }).click();
  await page.waitForURL("**/subscription/test-checkout?*");
  return new URL(page.url()).searchParams.get("session_id") ?? "";
}

test("a pack chosen on the landing page is the one that is paid for", async () => {
  const page = await visit();
  await page.goto("/#pricing");
  await page.getByRole("link", { name: "Get Started with PRO" }).click();
  await page.getByText("Next, you confirm your pack and pay.").waitFor();
  const email = `buyer-${crypto.randomUUID()}@example.com`;
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign up" }).click();

  await page.waitForURL("**/subscription/checkout?plan=3", { timeout: 60_000 });
  await page.getByRole("heading", { name: "Complete Your Purchase" }).waitFor();
  for (const words of ["PRO", "$19.99", "one-time, from 0.8¢ per resume"]) {
    await page.getByText(words, { exact: true }).waitFor();
  }
  expect(await page.getByRole("link", { name: /^terms/ }).getAttribute("href")).toBe("/terms");
  await page.getByRole("button", { name: "Pay $19.99" }).click();
  await page.waitForURL("**/subscription/test-checkout?*");
  await page.getByRole("heading", { name: "PRO" }).waitFor();

  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).waitFor();
  expect(await page.getByRole("banner").getByRole("link", { name: "Log In" }).count()).toBe(0);
  await page.getByRole("link", { name: "Get Started with EXTRA TOURNAMENT" }).click();
  await page.waitForURL("**/subscription/checkout?plan=2");
});

test("from the free limit through a purchase to the next tournament", async () => {
  const page = await visit(WITH_MOTION);
  await signUp(page);
  expect([await open(page, "First"), await open(page, "Second")]).toEqual([201, 201]);
  await page.goto("/dashboard");
  await page.getByText("0 credits left").waitFor();

  await page.goto("/dashboard/create-tournament");
  await page.getByText("You have no credits left").waitFor();
  await page.getByLabel("Tournament name").fill("Third");
  await page.getByRole("button", { name: "Create Tournament" }).click();
  const dialog = page.getByRole("dialog", { name: "Tournament Limit Reached" });
  await dialog.waitFor();
  await dialog.getByRole("button", { name: "Continue with current plan" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect(await page.getByLabel("Tournament name").inputValue()).toBe("Third");
  const create = page.getByRole("button", { name: "Create Tournament" });
  expect(await create.evaluate((button) => button === document.activeElement)).toBe(true);
  await create.click();
  await dialog.getByRole("link", { name: "Upgrade now" }).click();
  await page.waitForURL("**/subscription/manage");
  await page.getByText("No purchases yet").waitFor();

  await plan(page, "PRO").getByRole("button", { name: "Purchase Now" }).click();
  await page.waitForURL("**/subscription/test-checkout?*");
  await page.getByRole("button", { name: "Let the card be declined" }).click();
  await page.getByText("Your card was declined. You were not charged.").waitFor();

  let reads = 0;
  let confirmations = 0;
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/dashboard.data") reads++;
    if (pathname === "/api/payment-success") confirmations++;
  });
  await noteAddresses(page);
  await page.getByRole("button", { name: "Pay $19.99" }).click();
  await toastOf(page, "Purchase successful").waitFor();
  await page.getByText("Your tournament credits have been added.").first().waitFor();
  await page.waitForURL("**/dashboard?success=true&credit_pack=3");
  await page.locator("canvas[data-confetti]").waitFor({ state: "attached" });
  await page.getByText("5 credits left").waitFor();
  await toastOf(page, "Credits Updated").waitFor();
  await page.getByText("Your tournament credits have been successfully updated.").first().waitFor();
  await page.waitForURL("**/dashboard");
  const notes = await addressesOf(page);
  const [arrived, left] = ["/dashboard?success=true&credit_pack=3", "/dashboard"].map(
    (address) => notes.findLast((note) => note.address === address)?.at ?? Number.NaN,
  ) as [number, number];
  expect(left - arrived).toBeGreaterThan(1500);
  const laterReads = (arrived: number) =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => new URL(name).pathname === "/dashboard.data")
      .filter(({ startTime }) => performance.timeOrigin + startTime - arrived > 1500).length;
  await expect.poll(() => page.evaluate(laterReads, arrived)).toBe(2);
  expect(confirmations).toBe(1);

  const readBefore = reads;
  await page.goBack();
  await page.getByText("This purchase is already paid.").waitFor();
  expect([reads, confirmations]).toEqual([readBefore, 1]);

  await page.goto("/dashboard/create-tournament");
  await page.getByText("Costs 1 of your 5 PRO credits, for up to 500 resumes.").waitFor();
  await page.getByLabel("Tournament name").fill("Third");
  await page.getByLabel("Key requirements").fill("Wound care");
  await page.getByRole("button", { name: "Create Tournament" }).click();
  await page.getByRole("button", { name: "Looks right" }).click();
  await page.waitForURL(/\/dashboard\/tournament\/[\w-]+/);

  await page.goto("/subscription/manage");
  await page.getByRole("table", { name: "Billing history" }).getByText("$19.99").waitFor();
  const ledger = page.getByRole("region", { name: "Credit history" });
  await ledger.getByText("5 PRO credits bought").waitFor();
  await ledger.getByText("Tournament opened: Third (PRO credit)").waitFor();
  await page.getByText("4 credits left, 1 used").waitFor();
  const overview = page.getByRole("region", { name: "Your credits", exact: true });
  expect(await overview.textContent()).toContain("4 credits left, 1 usedCurrent credits5");
});

test("the link back from paying, opened in another browser, asks to log in and shows the purchase then", async () => {
  const page = await visit();
  const { email } = await signUp(page);
  await begin(page, "PRO");
  const back = page.waitForRequest(/\/subscription\/checkout\?success=true&.*&token=/);
  await page.getByRole("button", { name: "Pay $19.99" }).click();
  const link = (await back).url();
  await toastOf(page, "Purchase successful").waitFor();

  const other = await visit();
  await other.goto(link);
  await other.getByText("Log in to see your purchase").waitFor();
  expect(new URL(other.url()).pathname).toBe("/auth/login");
  expect(other.url()).not.toContain("token");
  expect(await other.context().cookies()).toEqual([]);
  await other.getByLabel("Email").fill(email);
  await other.getByLabel("Password").fill(PASSWORD);
  await other.getByRole("button", { name: "Log in" }).click();
  await other.waitForURL("**/dashboard?success=true&credit_pack=3");
  await other.getByText("5 credits left").waitFor();

  // The browser that paid does not have to log in, even without its session.
  await page.context().clearCookies({ name: "auth_token" });
  await page.goto(link);
  await page.getByText("5 credits left").waitFor();
  expect(page.url()).not.toContain("token");
});

test("a purchase that is given up costs nothing and comes back to the credits", async () => {
  const page = await visit();
  await signUp(page);
  await begin(page, "EXTRA TOURNAMENT");
  await page.getByRole("button", { name: "Cancel" }).click();
  await toastOf(page, "Purchase canceled").waitFor();
  await page.waitForURL("**/subscription/manage");
  await page.getByText("2 credits left").waitFor();
  await page.goBack();
  await page.waitForURL("**/subscription/test-checkout?*");
});

test("a purchase that cannot begin says why, and can be tried again", async () => {
  const page = await visit();
  await signUp(page);
  await page.goto("/subscription/manage");
  const button = plan(page, "PRO").getByRole("button", { name: "Purchase Now" });
  await answerAction(page, "/subscription/manage", 409, { failure: { planId: 3, words: "No shop today." } });
  await button.click();
  await toastOf(page, "No shop today.").waitFor();
  await page.unrouteAll();
  await page.route("**/subscription/manage.data*", (route) => route.fulfill({ status: 500, body: "" }));
  await button.click();
  await toastOf(page, "Failed to complete purchase").waitFor();
  await toastOf(page, "Please try again.").waitFor();
  const alert = page.getByRole("alert").filter({ hasText: "Failed to upgrade plan" });
  await alert.getByText("Failed to create checkout session").waitFor();
  expect(await button.isEnabled()).toBe(true);
  await page.unrouteAll();
  await button.click();
  await page.waitForURL("**/subscription/test-checkout?*");

  await page.goto("/subscription/checkout?session_id=made-up");
  await page.getByRole("heading", { name: "Checkout Session Invalid" }).waitFor();
  await page.getByRole("link", { name: "Back to Credits" }).click();
  await page.waitForURL("**/subscription/manage");
});

test("without JavaScript a purchase and a promo code are plain forms", async () => {
  const page = await visit();
  await signUp(page);
  const plain = await visit({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  await plain.goto("/subscription/manage");
  await plan(plain, "PRO").getByRole("button", { name: "Purchase Now" }).click();
  await plain.getByRole("button", { name: "Pay $19.99" }).click();
  await plain.getByRole("heading", { name: "Purchase successful" }).waitFor();

  await plain.goto("/subscription/manage");
  await plain.getByLabel("Promo code").fill("no-such-code");
  await plain.getByRole("button", { name: "Redeem Code" }).click();
  await plain.getByText("Invalid or expired promo code. Please try again.").waitFor();
  expect(await plain.getByLabel("Promo code").inputValue()).toBe("no-such-code");
});

test("a checkout belongs to its buyer and is open until it is paid", async () => {
  const page = await visit();
  await signUp(page);
  await page.goto("/subscription/checkout");
  await page.getByText("No session ID found. Please try again.").waitFor();
  const sessionId = await begin(page, "ENTERPRISE");
  await page.goto(`/subscription/checkout?session_id=${sessionId}`);
  await page.getByRole("heading", { name: "Complete Your Purchase" }).waitFor();
  await page.getByRole("link", { name: "Continue to payment" }).waitFor();
  await page.goto(`/subscription/checkout?success=true&session_id=${sessionId}`);
  await page.getByRole("heading", { name: "Your payment is on its way" }).waitFor();

  const other = await visit();
  await signUp(other);
  for (const query of ["session_id=", "success=true&session_id="]) {
    await other.goto(`/subscription/checkout?${query}${sessionId}`);
    await other.getByRole("heading", { name: "Checkout Session Invalid" }).waitFor();
  }
  await other.route("**/api/checkout-sessions/*", (route) => route.fulfill({ status: 500 }));
  await other.goto(`/subscription/checkout?session_id=${sessionId}`);
  await other.getByText("Failed to load checkout session.").waitFor();
});

test("an embedded payment stands in our page, by the provider's own script", async () => {
  const page = await visit();
  await signUp(page);
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text());
  });
  const session = { status: "open", url: null, clientSecret: "cs_secret", publishableKey: "pk_test_1" };
  await page.route("**/api/checkout-sessions/*", (route) => route.fulfill({ json: session }));
  await page.route("https://js.stripe.com/**", (route) => route.abort());
  await page.goto("/subscription/checkout?session_id=embedded");
  await page.getByRole("alert").getByText("Failed to load Stripe").waitFor();

  await page.unroute("https://js.stripe.com/**");
  await page.route("https://js.stripe.com/**", (route) => {
    expect(route.request().url()).toMatch(/^https:\/\/js\.stripe\.com\/[a-z]+\/stripe\.js$/);
    return route.fulfill({ contentType: "text/javascript", body: STAND_IN_FOR_STRIPE });
  });
  await page.reload();
  await page.getByRole("heading", { name: "Complete Your Purchase" }).waitFor();
  await page.getByText("Form of pk_test_1 for cs_secret").waitFor();
  await page.getByRole("link", { name: "Return to Dashboard" }).click();
  await page.waitForURL("**/dashboard");
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.form)).toBe("removed");
  expect(violations).toEqual([]);
});

/** The parts of the provider's script that our page calls. */
const STAND_IN_FOR_STRIPE = `window.Stripe = (key) => ({
  createEmbeddedCheckoutPage: async ({ fetchClientSecret }) => {
    const secret = await fetchClientSecret();
    return {
      mount: (element) => element.append("Form of " + key + " for " + secret),
      destroy: () => { document.documentElement.dataset.form = "removed"; },
    };
  },
});`;

test("the administrator reads an account's ledger in words and adds credits to it, once", async () => {
  const buyer = await visit();
  const { email } = await signUp(buyer);
  await begin(buyer, "PRO");
  await buyer.getByRole("button", { name: "Pay $19.99" }).click();
  await buyer.waitForURL("**/dashboard?*");
  await open(buyer, "Night nurse");
  const { id } = (await (await buyer.request.get("/api/auth/me")).json()) as { id: string };

  const path = `/admin/users/${id}/credits`;
  await buyer.goto(path);
  expect(pathOf(buyer)).toBe("/dashboard");

  const page = await visit();
  await logInAsAdmin(page);
  await page.goto(path);
  await page.getByText(email, { exact: true }).waitFor();
  const ledger = page.getByRole("region", { name: "Ledger" });
  for (const words of ["5 PRO credits bought", "Tournament opened: Night nurse (PRO credit)"]) {
    await ledger.getByText(words).waitFor();
  }
  await page.getByRole("table", { name: "Billing history" }).getByText("$19.99").waitFor();
  await page.getByText("4 credits left, 1 used").waitFor();

  const submit = page.getByRole("button", { name: "Add credits" });
  await submit.click();
  await page.getByText("Say why: the ledger shows it").waitFor();
  await page.getByLabel("Plan").selectOption({ label: "EXTRA TOURNAMENT: 1 credit" });
  await page.getByLabel("Reason").fill("For the outage");
  await submit.click();
  const dialog = page.getByRole("alertdialog", { name: "Add 1 EXTRA TOURNAMENT credit?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => page.getByLabel("Reason").inputValue()).toBe("For the outage");
  await submit.click();
  await dialog.getByRole("button", { name: "Add credits" }).click();
  await page.getByText("Credits added.").waitFor();
  await ledger.getByText("1 EXTRA TOURNAMENT credit added by the administrator: For the outage").waitFor();
  await page.getByText("5 credits left, 1 used").waitFor();
  expect(await page.getByLabel("Reason").inputValue()).toBe("");

  for (let n = 0; n < 20; n++) {
    const form = { planId: "2", reason: "Spare", grantId: crypto.randomUUID() };
    await page.request.post(path, { form, headers: { Origin: address } });
  }
  for (const javaScriptEnabled of [true, false]) {
    const storageState = await page.context().storageState();
    const reader = await visit({ javaScriptEnabled, storageState });
    await reader.goto(path);
    const list = reader.getByRole("region", { name: "Ledger" });
    await list.getByRole("link", { name: "Next" }).click();
    await list.getByText("No older entries.").waitFor();
    await list.getByText("Tournament opened: Night nurse (PRO credit)").waitFor();
    await list.getByRole("link", { name: "Previous" }).waitFor();
    await reader.goBack();
    await list.getByRole("link", { name: "Next" }).waitFor();
    expect(await list.getByText("added by the administrator: Spare").count()).toBe(20);
  }

  await page.goto("/admin/users/no-such-account/credits");
  await page.getByRole("heading", { name: "404 Page Not Found" }).waitFor();
});

test("an address that claims a payment grants nothing", async () => {
  const page = await visit(WITH_MOTION);
  await signUp(page);
  await page.goto("/dashboard?success=true&credit_pack=3");
  await toastOf(page, "Failed to Update Credits").waitFor();
  await page.waitForURL("**/dashboard");
  expect(await page.locator("canvas[data-confetti]").count()).toBe(0);
  await page.getByText("2 credits left").waitFor();
  await page.clock.install();
  await page.goto("/dashboard?success=false&credit_pack=3");
  await page.getByText("2 credits left").waitFor();
  await page.clock.fastForward(10_000);
  await untilRequestsArrived(page);
  expect(pathOf(page)).toBe("/dashboard?success=false&credit_pack=3");
});

test("a promo code on the credits page", async () => {
  const page = await visit();
  await signUp(page);
  const code = await makePromoCode();
  await page.goto("/subscription/manage");
  const field = page.getByLabel("Promo code");
  const submit = page.getByRole("button", { name: "Redeem Code" });
  for (const blank of ["   ", ""]) {
    await field.fill(blank);
    await expect.poll(() => submit.isDisabled()).toBe(true);
  }
  await field.pressSequentially("abc");
  expect(await field.inputValue()).toBe("ABC");
  const refused = async (said: string) => {
    await submit.click();
    await toastOf(page, "Promo Code Error").waitFor();
    await toastOf(page, said).waitFor();
    expect(await field.inputValue()).toBe("ABC");
    // The button was disabled meanwhile, which took the focus from it.
    await expect.poll(() => submit.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.unrouteAll();
  };
  await answerAction(page, "/subscription/manage", 400, { error: { "": ["Not this one."] } });
  await refused("Not this one.");
  await page.route("**/subscription/manage.data*", (route) => route.fulfill({ status: 500, body: "" }));
  await refused("Invalid or expired promo code. Please try again.");

  await page.getByText("2 credits left").waitFor();
  await field.fill(code.toLowerCase());
  await submit.click();
  await page.getByText("Unlimited access active: Yes").waitFor();
  await page.getByText("Promo code redeemed. You now have unlimited access.").waitFor();
  expect(await page.getByText("Loading credits...").count()).toBe(0);
  expect(await field.inputValue()).toBe("");
});

test("the promo page says what went wrong, and goes to the dashboard after success", async () => {
  const page = await visit();
  await signUp(page);
  const code = await makePromoCode();
  await page.goto("/subscription/promo");
  const field = page.getByLabel("Promo code");
  const submit = page.getByRole("button", { name: "Redeem Code" });
  await submit.click();
  await page.getByText("Promo code is required").waitFor();

  await field.fill(code);
  const alert = page.getByRole("alert").filter({ hasText: "Error" });
  const redeem = "**/subscription/promo.data*";
  await page.route(redeem, (route) => route.fulfill({ status: 500, body: "" }));
  await submit.click();
  await alert.getByText("Failed to redeem promo code.").waitFor();
  await page.unrouteAll();
  await page.route(redeem, (route) => route.abort());
  await submit.click();
  await alert.getByText("An unexpected error occurred.").waitFor();
  await page.unrouteAll();

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit.click();
  await page.getByText("Success!").waitFor();
  await page.getByText("Redirecting to dashboard...").waitFor();
  await page.clock.runFor(2500);
  await untilRequestsArrived(page);
  expect(pathOf(page)).toBe("/subscription/promo");
  await page.clock.runFor(1000);
  await page.waitForURL("**/dashboard");
  await page.getByText("Unlimited", { exact: true }).waitFor();
});
