import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PASSWORD } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();

const signUpButton = (page: Page) => page.getByRole("button", { name: "Sign up" });

async function fillSignup(page: Page, email: string) {
  await page.goto("/auth/signup");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
}

/** Signs up with a clock that moves only on request from then on. */
async function signUpInStandingTime(page: Page, email: string) {
  await page.clock.install();
  await fillSignup(page, email);
  await page.clock.pauseAt(Date.now() + 60_000);
  await signUpButton(page).click();
}

/** Opens the setup screen of a new account, with a clock that moves only on request and faked tournament lists. */
async function openSetup(answer: (check: number) => "fail" | "empty" | "found") {
  const page = await visit();
  let checks = 0;
  await page.route("**/api/tournaments", (route) => {
    checks += 1;
    const what = answer(checks);
    if (what === "fail") return route.fulfill({ status: 500, json: { message: "" } });
    return route.fulfill({ json: what === "found" ? [{ id: "1" }] : [] });
  });
  await signUpInStandingTime(page, `setup-${crypto.randomUUID()}@example.com`);
  await page.getByText("Account created(done)").waitFor();
  return { page, checks: () => checks };
}

test("the sample is looked for after 5 seconds, then every 2, and eleven misses are too many", async () => {
  const { page, checks } = await openSetup((check) => (check % 2 ? "fail" : "empty"));
  await page.clock.runFor(4000);
  expect(checks()).toBe(0);
  await page.clock.runFor(1000);
  await expect.poll(checks).toBe(1);
  const bar = page.getByRole("progressbar");
  for (let n = 2; n <= 11; n++) {
    expect(await page.getByText("Setup taking longer than expected...").count()).toBe(0);
    expect(Number(await bar.getAttribute("aria-valuenow"))).toBeLessThanOrEqual(90);
    await page.clock.runFor(2000);
    await expect.poll(checks).toBe(n);
  }
  await page.getByText("Setup taking longer than expected...", { exact: true }).waitFor();
  await page.clock.runFor(2500);
  expect(new URL(page.url()).pathname).toBe("/auth/account-setup");
  await page.clock.runFor(1000);
  await page.waitForURL("**/dashboard");
});

test("ten misses are forgiven", async () => {
  const { page, checks } = await openSetup((check) => (check > 10 ? "found" : "fail"));
  await page.clock.runFor(5000);
  for (let n = 1; n <= 10; n++) {
    await expect.poll(checks).toBe(n);
    await page.clock.runFor(2000);
  }
  await page.getByRole("heading", { name: "Account ready!" }).waitFor();
  expect(await page.getByText("Setup taking longer").count()).toBe(0);
});

test("an email that is taken is said so at its field, and nothing typed is lost", async () => {
  const page = await visit();
  await fillSignup(page, "Recruiter@Example.com");
  await signUpButton(page).click();
  await page.getByText("An account with this email already exists.").waitFor();
  expect(new URL(page.url()).pathname).toBe("/auth/signup");
  expect(await page.getByLabel("Email").inputValue()).toBe("Recruiter@Example.com");
  expect(await page.getByLabel("Email").getAttribute("aria-invalid")).toBe("true");
});

test("an email that is taken on the way is said so, and leads back to the form with what was typed", async () => {
  const page = await visit();
  const email = `Race-${crypto.randomUUID()}@Example.com`;
  await page.route("**/auth/account-setup.data*", async (route) => {
    if (route.request().method() === "POST") {
      await fetch(new URL("/api/auth/register", page.url()), {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ email, password: PASSWORD }),
      });
    }
    await route.continue();
  });
  await signUpInStandingTime(page, email);
  await page.getByRole("alert").filter({ hasText: "An account with this email already exists." }).waitFor();
  await page.getByText("Registration error", { exact: true }).waitFor();
  await page.clock.runFor(2500);
  await page.waitForURL("**/auth/signup");
  expect(await page.getByLabel("Email").inputValue()).toBe(email);
});

test("without a pending signup the setup leads to the login", async () => {
  const page = await visit();
  await page.goto("/auth/account-setup");
  expect(new URL(page.url()).pathname).toBe("/auth/login");
});

test("a login that is refused or gets no answer says which, and keeps what was typed", async () => {
  const page = await visit();
  await page.goto("/auth/login");
  await page.getByLabel("Email").fill("recruiter@example.com");
  await page.getByLabel("Password").fill("wrong-password");
  const logIn = page.getByRole("button", { name: "Log in" });
  const says = (words: string) => page.getByRole("alert").filter({ hasText: words }).waitFor();
  await logIn.click();
  await says("Invalid email or password.");
  await page.getByText("Login error", { exact: true }).waitFor();
  await page.route("**/auth/login.data*", (route) => route.fulfill({ status: 500, body: "" }));
  await logIn.click();
  await says("Login failed");
  await page.unroute("**/auth/login.data*");
  await page.route("**/auth/login.data*", (route) => route.abort("connectionreset"));
  await logIn.click();
  await says("Failed to log in. Please check your credentials and try again.");
  expect(await page.getByLabel("Email").inputValue()).toBe("recruiter@example.com");
});
