import { logInAsAdmin, logInAsRecruiter } from "../support";
import { expectNothingFound, untilStill } from "./expect-nothing-found";

expectNothingFound("the administrator", async ({ page, check, open }) => {
  const { samplePath } = await logInAsRecruiter(page);
  const { id } = (await (await page.request.get("/api/auth/me")).json()) as { id: string };
  await page.context().clearCookies();
  await logInAsAdmin(page);

  for (const path of ["promo-codes", "tournaments", "tournaments?source=external", "operations", "partners"])
    await open(`/admin/${path}`);
  await page.getByLabel("Name", { exact: true }).fill("Harbour Jobs");
  await page.getByLabel("Username").fill(`axe-${crypto.randomUUID().slice(0, 8)}`);
  await page.getByRole("button", { name: "Create partner" }).click();
  await page.getByText("can log in now").waitFor();
  await check("a partner's password");
  await page.getByRole("link", { name: "Manage Harbour Jobs" }).first().click();
  await page.getByRole("button", { name: "Disable partner" }).click();
  await untilStill(page, "alertdialog");
  await check("disabling a partner");
  await page.keyboard.press("Escape");
  await check("a partner");

  await page.goto("/admin/dev-emails");
  await page.locator("iframe").first().waitFor();
  await check("/admin/dev-emails");
  await page.goto("/admin/paying-users");
  await page.getByRole("button", { name: "recruiter@example.com" }).click();
  await check("/admin/paying-users");
  await open(`/admin/users/${id}/credits`);
  await page.getByLabel("Reason").fill("For the outage");
  await page.getByRole("button", { name: "Add credits" }).click();
  await untilStill(page, "alertdialog");
  await check("confirmation of a grant");

  await open("/admin/api-integration");
  for (const tab of ["Job Listings", "Resume Upload"]) {
    await page.getByRole("tab", { name: tab }).click();
    await page.getByRole("tabpanel").getByRole("button").last().click();
    await check(tab);
  }
  await page.getByRole("tab", { name: "Authentication" }).click();
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("tab", { name: "API Responses 1" }).click();
  await check("API Responses");

  await open(samplePath);
  await open("/admin/audit");
  await page.getByRole("button", { name: "Verify the chain" }).click();
  await page.getByText("The chain is intact").waitFor();
  await check("a chain that holds");
});
