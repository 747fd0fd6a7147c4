import { answerAction, comparePath, endAnimations, logInAsRecruiter } from "../support";
import { expectNothingFound, untilStill } from "./axe";

expectNothingFound("visitors and recruiters", async ({ page, check, open }) => {
  for (const path of [
    "/",
    "/auth/login",
    "/auth/signup",
    "/help",
    "/privacy",
    "/terms",
    "/trust",
    "/v1/changelog",
    "/no-such-page",
  ])
    await open(path);
  for (const path of ["/auth/forgot-password", "/auth/reset-password", "/auth/reset-password?token=x"])
    await open(path);

  const { samplePath } = await logInAsRecruiter(page);
  await open("/dev/mails");
  await open("/auth/logout");
  await open("/account");
  await page.getByLabel(/to confirm/).fill("local-only-password");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await untilStill(page, "alertdialog");
  await check("confirmation of a deletion");
  for (const path of ["/dashboard", "/dashboard/tournaments", "/dashboard/resumes"]) await open(path);
  for (const path of ["/subscription/manage", "/subscription/promo", "/help"]) await open(path);
  for (const query of ["", "?session_id=made-up"]) await open(`/subscription/checkout${query}`);
  await open("/dashboard/tournaments?q=zeppelin");
  for (const path of ["/account/notices", `${samplePath}/fairness`, `${samplePath}/waiting`])
    await open(path);

  await open("/dashboard/create-tournament");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await endAnimations(page);
  await check("the menu of the account");
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await endAnimations(page);
  await check("the drawer");
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 900 });
  await answerAction(page, "/dashboard/create-tournament", 403, {
    planLimit: '403: {"message":"No more.","limitReached":true}',
    error: { "": ["No more."] },
  });
  await page.getByLabel("Tournament name").fill("One too many");
  await page.getByRole("button", { name: "Create Tournament" }).click();
  await untilStill(page, "dialog");
  await check("the dialog at a limit");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Continue with current plan" }).click();
  await page.getByLabel("Key requirements").fill("Excel\nNative English speaker");
  await page.getByRole("button", { name: "Create Tournament" }).click();
  await page.getByLabel("Importance of criterion 1").waitFor();
  await check("the criteria of a new tournament");

  await open(samplePath);
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByRole("button", { name: /^The pool/ }).click();
  await page.getByRole("slider", { name: "Tier A starts at" }).waitFor();
  await check("filters and pool");
  await page.getByRole("button", { name: "More for this tournament" }).click();
  await page.getByRole("menuitem", { name: "Edit name and description" }).click();
  await untilStill(page, "dialog");
  await check("name and description");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page
    .getByRole("checkbox", { name: /^Select / })
    .nth(1)
    .click();
  await page.getByText("1 candidate selected").waitFor();
  await check("the table, with one chosen");
  await page.getByRole("button", { name: "Set tier" }).click();
  await untilStill(page, "dialog");
  await check("the tier of many");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("menu").waitFor();
  await check("the columns of the table");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Cards" }).click();
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  await untilStill(page, "dialog");
  await check("keyboard shortcuts");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Why this score" }).first().click();
  await untilStill(page, "dialog");
  await check("why this score");
  await page.goto(await comparePath(page, samplePath));
  await untilStill(page, "dialog");
  await check("comparison");
  await open(`${samplePath}/activity`);
});
