import Stripe from "stripe";
import { expect, test } from "vitest";
import { STRIPE_SCRIPT } from "./embedded-checkout";

test("the browser's script is of the release that the server speaks to", () => {
  const [, release] = Stripe.API_VERSION.split(".");
  expect(STRIPE_SCRIPT).toBe(`https://js.stripe.com/${release}/stripe.js`);
});
