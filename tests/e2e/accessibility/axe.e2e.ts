import { expect, test } from "vitest";
import { findInBothThemes, WCAG_22_AA } from "../axe";
import { openBrowser } from "../visitors";

const { visit } = openBrowser();

test("a text that cannot be read is found among many like it, also where only one theme has it", async () => {
  const page = await visit();
  const many = "<p>Senior engineer</p>".repeat(20);
  const show = (last: string) =>
    page.setContent(`<html lang="en"><title>List</title>
      <style>p { color: #333 } @media (prefers-color-scheme: dark) { .lamp { color: #ccc } }</style>
      <main>${many}${last}</main>`);
  await show("<p>Senior engineer</p>");
  expect(await findInBothThemes(page, { only: WCAG_22_AA })).toEqual([]);
  await show('<div style="background: #555"><p>Senior engineer</p></div>');
  expect(await findInBothThemes(page, { only: WCAG_22_AA })).toEqual([
    expect.stringMatching(/^dark: color-contrast/),
    expect.stringMatching(/^light: color-contrast/),
  ]);
  await show('<p class="lamp">Senior engineer</p>');
  expect(await findInBothThemes(page, { only: WCAG_22_AA })).toEqual([
    expect.stringMatching(/^dark: color-contrast/),
  ]);
});
