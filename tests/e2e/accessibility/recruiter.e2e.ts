import { answerAction, endAnimations, logInAsRecruiter } from "../support";
import { expectNothingFound, untilStill } from "./expect-nothing-found";

expectNothingFound("recruiters", async ({ page, check, open }) => {
  await logInAsRecruiter(page);
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
  await open("/account/notices");
  await open("/account/documents");

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
});
