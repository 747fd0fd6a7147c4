import { comparePath, logInAsRecruiter, showAs } from "../support";
import { expectNothingFound, untilStill } from "./expect-nothing-found";

expectNothingFound("a tournament", async ({ page, check, open }) => {
  const { samplePath } = await logInAsRecruiter(page);
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
  await showAs(page, "Table");
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
  await untilStill(page, "menu");
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
  for (const part of ["activity", "fairness", "waiting"]) await open(`${samplePath}/${part}`);
});
