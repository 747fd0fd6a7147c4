import { expect, test } from "vitest";
import type { Operations } from "#core/operations/operations";
import { address, logInAsAdmin, signUp } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();

/** Requests a token as a partner's program does. */
async function askToken(username: string, password: string): Promise<number> {
  const response = await fetch(`${address}/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  return response.status;
}

test("the admin makes a partner, gives it another password, disables it and enables it again", async () => {
  const page = await visit();
  await logInAsAdmin(page);
  await page.goto("/admin/partners");
  const username = `harbour-${crypto.randomUUID().slice(0, 8)}`;

  await page.getByLabel("Name", { exact: true }).fill("Harbour Jobs");
  await page.getByLabel("Username").fill("no blanks");
  await page.getByLabel("Password").fill("short");
  await page.getByRole("button", { name: "Create partner" }).click();
  await page.getByText("Use 3 to 50 letters, digits, dots, hyphens or underscores").waitFor();
  await page.getByText("Password must be at least 12 characters").waitFor();
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Harbour Jobs");

  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill("");
  await page.getByRole("button", { name: "Create partner" }).click();
  const shown = page.getByRole("status").filter({ hasText: "Harbour Jobs can log in now" });
  const password = (await shown.locator("code").textContent()) ?? "";
  expect(await askToken(username, password)).toBe(200);
  await expect.poll(() => page.getByLabel("Username").inputValue()).toBe("");

  await page.getByLabel("Name", { exact: true }).fill("Twin");
  await page.getByLabel("Username").fill(username);
  await page.getByRole("button", { name: "Create partner" }).click();
  await page.getByRole("alert").filter({ hasText: "A partner with this username already exists." }).waitFor();
  expect(await page.getByLabel("Username").inputValue()).toBe(username);

  await page.getByRole("row", { name: username }).getByRole("link", { name: "Manage Harbour Jobs" }).click();
  await page.getByRole("button", { name: "Change password" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByLabel("New password").fill("chosen-by-the-admin");
  await page.getByRole("button", { name: "Change password" }).click();
  await dialog.getByRole("button", { name: "Change password" }).click();
  await page.getByText("Harbour Jobs has a new password").waitFor();
  expect(await askToken(username, password)).toBe(401);
  expect(await askToken(username, "chosen-by-the-admin")).toBe(200);

  await page.getByRole("button", { name: "Disable partner" }).click();
  await dialog.getByRole("button", { name: "Disable partner" }).click();
  await page.getByRole("button", { name: "Enable partner" }).waitFor();
  expect(await askToken(username, "chosen-by-the-admin")).toBe(401);
  await page.getByRole("button", { name: "Enable partner" }).click();
  await page.getByRole("button", { name: "Disable partner" }).waitFor();
  expect(await askToken(username, "chosen-by-the-admin")).toBe(200);

  const withoutScripts = await visit({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  await withoutScripts.goto("/admin/partners");
  await withoutScripts.getByLabel("Name", { exact: true }).fill("Paper Jobs");
  await withoutScripts.getByLabel("Username").fill(`${username}-2`);
  await withoutScripts.getByRole("button", { name: "Create partner" }).click();
  await withoutScripts.getByText("Paper Jobs can log in now").waitFor();
  await withoutScripts.getByRole("row", { name: `${username}-2` }).waitFor();
});

test("operations show what is there, are read again, and say what became of a rerun", async () => {
  const visitor = await visit();
  const { email } = await signUp(visitor);
  for (const path of ["/admin/operations", "/admin/partners"]) {
    await visitor.goto(path);
    await visitor.waitForURL("**/dashboard");
  }

  const page = await visit();
  await logInAsAdmin(page);
  await page.goto("/admin/operations");
  await page.getByRole("heading", { name: "The last hour" }).waitFor();
  const mails = page.getByRole("table", { name: "Emails" });
  await mails.getByText("e…@example.com").first().waitFor();
  expect(await page.content()).not.toContain(email);

  const operations = (await (await page.request.get("/api/admin/operations")).json()) as Operations;
  const failed: Operations = {
    ...operations,
    health: { status: "degraded", parts: { ...operations.health.parts, files: "degraded" } },
    waiting: [{ kind: "mails", count: 3, oldestAt: operations.checkedAt, stuckCount: 2 }],
    failedJobs: {
      rows: [
        {
          id: "process-resume:made-up",
          job: { version: 1, type: "process-resume", resumeId: "made-up" },
          error: "The AI model did not answer in time.",
          attempts: 4,
          createdAt: operations.checkedAt,
          rerunAt: null,
        },
      ],
      openCounts: { "process-resume": 1 },
    },
  };
  await page.route("**/api/admin/operations", (route) => route.fulfill({ json: failed }));
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await page.getByText("degraded").waitFor();
  await page.getByText("2 stuck.").waitFor();
  await page.getByRole("row", { name: /did not answer in time/ }).waitFor();
  await page.getByRole("button", { name: /^Run again/ }).click();
  await page.getByText("This job is no longer in the list of failed jobs.").waitFor();

  await page.unrouteAll();
  await page.route("**/api/admin/operations", (route) => route.abort());
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await page.getByText("We can't refresh these figures").waitFor();
  await mails.waitFor();
});
