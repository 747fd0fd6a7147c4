import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { logInAsRecruiter, PASSWORD, post, signUp, untilSampleIsRead } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();
const NEW_PASSWORD = "another-horse-battery";

async function logIn(page: Page, email: string, password: string) {
  await page.goto("/auth/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

async function logOut(page: Page) {
  await page.getByRole("button", { name: /Account of/ }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("**/auth/login");
}

/** Reads the text of the newest mail to the address from the page for local mails. */
async function readMail(page: Page, { to, subject }: { to: string; subject: string }): Promise<string> {
  const mail = page.getByRole("listitem").filter({ hasText: to }).filter({ hasText: subject }).first();
  const arrived = async () => {
    await page.goto("/dev/mails");
    return mail.count();
  };
  await expect.poll(arrived, { timeout: 30_000 }).toBe(1);
  const title = mail.getByRole("button", { name: subject });
  if ((await title.getAttribute("aria-expanded")) === "false") await title.click();
  await mail.getByRole("tab", { name: "As text" }).click();
  return (await mail.getByRole("tabpanel").textContent()) ?? "";
}

test("a visitor signs up, is set up with a sample, and gets a welcome", async () => {
  const page = await visit();
  await page.goto("/auth/signup");
  const email = `setup-${crypto.randomUUID()}@example.com`;
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.waitForURL("**/auth/account-setup");
  const steps = await page.getByRole("listitem").allTextContents();
  expect(steps.map((step) => step.replace(/\(.*\)/, ""))).toEqual([
    "Account created",
    "Demo tournament prepared",
    "Sample candidates loaded",
    "Dashboard ready",
  ]);
  await page.getByRole("heading", { name: "Account ready!" }).waitFor({ timeout: 60_000 });
  expect(await page.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("100");
  await page.getByText("Setup complete!", { exact: true }).waitFor();
  await page.waitForURL("**/dashboard");
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))).toBe('[{},""]');
  expect(await readMail(page, { to: email, subject: "Welcome to Tierwise" })).toContain("/dashboard");
});

test("a forgotten password is reset through the mail's link, once, and old sessions end", async () => {
  const owner = await visit();
  const { email } = await signUp(owner);
  const page = await visit();
  await page.goto("/auth/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("heading", { name: "Forgot your password?" }).waitFor();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  const answer = await page.getByText("If there is an account for").textContent();
  await page.getByRole("button", { name: "Try another email" }).click();
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("");
  const stranger = `nobody-${crypto.randomUUID()}@example.com`;
  await page.getByLabel("Email").fill(stranger);
  await page.getByRole("button", { name: "Send the link" }).click();
  expect(await page.getByText("If there is an account for").textContent()).toBe(
    answer?.replace(email, stranger),
  );

  const mail = await readMail(page, { to: email, subject: "Reset your Tierwise password" });
  const link = /https?:\/\/\S+reset-password\?token=\S+/.exec(mail)?.[0] ?? "no link";
  await page.goto(link);
  const submit = async (password: string, repeated: string) => {
    await page.getByLabel("New password", { exact: true }).fill(password);
    await page.getByLabel("Confirm new password").fill(repeated);
    await page.getByRole("button", { name: "Set new password" }).click();
  };
  await submit("1234567", "1234567");
  await page.getByText("Password must be at least 8 characters long").waitFor();
  await submit(NEW_PASSWORD, "something-else");
  await page.getByText("Passwords don't match").waitFor();
  await submit(NEW_PASSWORD, NEW_PASSWORD);
  await page.getByRole("heading", { name: "Password reset" }).waitFor();
  expect(await page.getByText("Your password has been reset successfully.").count()).toBeGreaterThan(1);

  await owner.goto("/dashboard");
  expect(new URL(owner.url()).pathname).toBe("/auth/login");
  await page.goto(link);
  await submit(PASSWORD, PASSWORD);
  await page.getByRole("alert").filter({ hasText: "This link has expired or was already used." }).waitFor();
  await logIn(page, email, PASSWORD);
  await page.getByRole("alert").filter({ hasText: "Invalid email or password." }).waitFor();
  await logIn(page, email, NEW_PASSWORD);
  await page.waitForURL("**/dashboard");
});

test("a reset link without its key says so and leads to a new one", async () => {
  const page = await visit();
  await page.goto("/auth/reset-password");
  await page.getByRole("heading", { name: "Invalid Reset Link", exact: true }).waitFor();
  expect(await page.locator("form").count()).toBe(0);
  await page.getByRole("link", { name: "Request a new link" }).click();
  await page.waitForURL("**/auth/forgot-password");
});

test("an account changes its password, logs out elsewhere, and is deleted for good", async () => {
  const page = await visit();
  const { email } = await signUp(page);
  await untilSampleIsRead(page);
  const other = await visit();
  await logIn(other, email, PASSWORD);
  await other.waitForURL("**/dashboard");

  await page.goto("/account");
  await page.getByText("Another session").waitFor();
  const change = async (current: string) => {
    await page.getByLabel("Current password").fill(current);
    await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("Confirm new password").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Change password" }).click();
  };
  await change("wrong-password");
  await page.getByText("This is not your current password").waitFor();
  await change(PASSWORD);
  await page.getByText("Your password has been changed.").waitFor();
  await page.getByText("No other active sessions.").waitFor();
  await other.goto("/dashboard");
  expect(new URL(other.url()).pathname).toBe("/auth/login");

  await page.getByText(/deletes your account and 1 tournament with [6-9] resumes/).waitFor();
  const confirmation = page.getByLabel("Your password, to confirm");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByText("Please enter your password").waitFor();
  const dialog = page.getByRole("alertdialog");
  await confirmation.fill("wrong-password");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await page.getByText("That password is incorrect. Nothing was deleted.").waitFor();
  await confirmation.fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Delete my account" }).click();
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await page.waitForURL("**/auth/account-deleted");
  await page.getByRole("heading", { name: "Your account is deleted" }).waitFor();
  await logIn(page, email, NEW_PASSWORD);
  await page.getByRole("alert").filter({ hasText: "Invalid email or password." }).waitFor();
});

test("settings say that they are saved, each time, and why they are not", async () => {
  const page = await visit();
  await signUp(page);
  await page.goto("/account");
  const save = page.getByRole("button", { name: "Save notifications" });
  const toast = page.getByText("Saved", { exact: true });
  await save.click();
  await toast.waitFor();
  await page.getByLabel("Legal hold").check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("A legal hold is on.").waitFor();

  const failure = page.getByRole("alert").filter({ hasText: "Something went wrong. Please try again." });
  await page.route("**/account.data*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await save.click();
  await failure.waitFor();
  await page.unroute("**/account.data*");
  // The toast of the first time must not pass for a new one.
  await toast.waitFor({ state: "hidden" });
  await save.click();
  await toast.waitFor();
  expect(await failure.count()).toBe(0);

  await page.goto("/account/notices");
  await page.getByLabel("Company").fill("Northwind");
  await page.getByRole("button", { name: "Save" }).click();
  await toast.waitFor();
});

test("logging in, out and asking for a new password work without JavaScript", async () => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto("/auth/forgot-password");
  await page.getByLabel("Email").fill("recruiter@example.com");
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByRole("heading", { name: "Check your inbox" }).waitFor();
  await logIn(page, "recruiter@example.com", "local-only-password");
  await page.waitForURL("**/dashboard");
  await logOut(page);
  await page.goto("/dashboard");
  expect(new URL(page.url()).pathname).toBe("/auth/login");
});

test("logging out ends the session", async () => {
  const page = await visit();
  await logInAsRecruiter(page);
  await page.goto("/dashboard");
  await logOut(page);
  await page.goto("/dashboard");
  expect(new URL(page.url()).pathname).toBe("/auth/login");
});

test("a password that everybody uses is refused at its field, and the form suggests a longer one", async () => {
  const page = await visit();
  await page.goto("/auth/signup");
  await page.getByText("At least 6 characters; several words are safer").waitFor();
  await page.getByLabel("Email").fill(`common-${crypto.randomUUID()}@example.com`);
  const choose = async (password: string) => {
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm password").fill(password);
    await page.getByRole("button", { name: "Sign up" }).click();
  };
  await choose("123456");
  await page.getByText("This is one of the most used passwords, which are guessed first.").waitFor();
  expect(await page.getByLabel("Password", { exact: true }).getAttribute("aria-invalid")).toBe("true");
  await choose("eleven blue teapots");
  await page.waitForURL("**/auth/account-setup");
});

test("too many wrong passwords have strangers wait, and say how long; the owner's browser goes on", async () => {
  const owner = await visit();
  const { email } = await signUp(owner);
  await owner.goto("/dashboard");
  await logOut(owner);
  const guess = (n: number) =>
    post("/api/auth/login", { email, password: `wrong-${n}` }).catch((error: Error) => error.message);
  const page = await visit();
  await page.goto("/auth/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  for (let n = 0; n < 11; n++) await guess(n);
  // One more wrong guess after the first wait, so that the next wait is longer than submitting the form takes.
  await expect.poll(() => guess(11), { interval: 200 }).toContain(": 401");
  await page.getByRole("button", { name: "Log in" }).click();
  const words = /^Too many attempts\. Please wait (?:\d+|a) seconds? and try again\.$/;
  await page.getByRole("alert").getByText(words).waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe(email);

  await logIn(owner, email, PASSWORD);
  await owner.waitForURL("**/dashboard");
});

test("links that are asked for too often say how long to wait, and that the newest works", async () => {
  const email = `often-${crypto.randomUUID()}@example.com`;
  for (let n = 0; n < 4; n++) await post("/api/auth/forgot-password", { email });
  const page = await visit();
  await page.goto("/auth/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  const words = /Please wait .* and try again\. The newest link in your inbox still works\./;
  await page.getByRole("alert").getByText(words).waitFor();
});

test("an address is confirmed by a button behind the mailed link, in any browser; until then a note says so", async () => {
  const owner = await visit();
  const { email } = await signUp(owner);
  await owner.goto("/dashboard");
  const note = owner.getByText("Your email address isn't confirmed", { exact: true });
  await note.waitFor();
  const kept = owner.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().includes("/preferences"),
  );
  await owner.getByRole("button", { name: "Not now" }).click();
  await note.waitFor({ state: "detached" });
  await kept;
  await owner.reload();
  await owner.getByRole("heading", { name: "Dashboard" }).waitFor();
  expect(await note.count()).toBe(0);

  await owner.goto("/account");
  await note.waitFor();
  expect(await owner.getByRole("button", { name: "Not now" }).count()).toBe(0);
  await owner.getByRole("button", { name: "Send again" }).click();
  await owner.getByText("Sent. Check your inbox and your spam folder.").waitFor();

  const stranger = await visit();
  const mail = await readMail(stranger, { to: email, subject: "Confirm your email address" });
  const link = /https?:\/\/\S+confirm-email\?token=\S+/.exec(mail)?.[0] ?? "no link";
  await stranger.goto(link);
  await owner.reload();
  await note.waitFor();
  await stranger.getByRole("button", { name: "Confirm this address" }).click();
  await stranger.getByRole("heading", { name: "Your email address is confirmed" }).waitFor();
  await stranger.getByRole("link", { name: "Go to login" }).waitFor();
  expect(await stranger.context().cookies()).toEqual([]);

  await owner.reload();
  await owner.getByText("(confirmed)").waitFor();
  expect(await note.count()).toBe(0);
  await owner.goto(link);
  await owner.getByRole("heading", { name: "Your email address is confirmed" }).waitFor();
  await owner.getByRole("link", { name: "Go to the dashboard" }).click();
  await owner.waitForURL("**/dashboard");
  await owner.goto("/auth/confirm-email?token=made-up");
  await owner.getByRole("heading", { name: "Invalid confirmation link" }).waitFor();
});

test("without JavaScript an address is confirmed, and a note put away, by plain forms", async () => {
  const page = await visit();
  const { email } = await signUp(page);
  const plain = await visit({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  await plain.goto("/dashboard");
  await plain.getByRole("button", { name: "Not now" }).click();
  await plain.waitForURL("**/dashboard");
  expect(await plain.getByText("Your email address isn't confirmed").count()).toBe(0);
  await plain.goto("/account");
  await plain.getByRole("button", { name: "Send again" }).click();
  await plain.getByText("Sent. Check your inbox and your spam folder.").waitFor();
  const mail = await readMail(page, { to: email, subject: "Welcome to Tierwise" });
  await plain.goto(/https?:\/\/\S+confirm-email\?token=\S+/.exec(mail)?.[0] ?? "no link");
  await plain.getByRole("button", { name: "Confirm this address" }).click();
  await plain.getByRole("heading", { name: "Your email address is confirmed" }).waitFor();
});
