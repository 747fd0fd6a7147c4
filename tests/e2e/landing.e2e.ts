import { expect, test } from "vitest";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();

test("links within the page work while the demo's code is on its way; nothing breaks and nothing typed is lost", async () => {
  const page = await visit();
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  await page.route(/\/assets\/demo-[^/]+\.js$/, async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });

  await page.goto("/");
  const title = page.getByLabel("Job title");
  await title.pressSequentially("Backend ");
  const links = page.getByRole("navigation", { name: "Main" });
  for (const [name, hash] of [
    ["Features", "#features"],
    ["Pricing", "#pricing"],
    ["How it works", "#how-it-works"],
  ] as const) {
    await links.getByRole("link", { name }).click();
    await page.waitForURL(`**/${hash}`);
  }
  await page.goBack();
  await page.waitForURL("**/#pricing");
  await expect.poll(() => asked).toBeGreaterThan(0);

  await title.click();
  await title.press("End");
  await page.keyboard.type("Engin");
  release();
  const isLive = () =>
    page.evaluate(() =>
      Object.keys(document.querySelector("[aria-label=Demo]") ?? {}).some((key) =>
        key.startsWith("__reactProps"),
      ),
    );
  await expect.poll(isLive).toBe(true);
  await page.keyboard.type("eer");
  expect(await title.inputValue()).toBe("Backend Engineer");
  await links.getByRole("link", { name: "Pricing" }).click();
  await page.waitForURL("**/#pricing");
  expect(await title.inputValue()).toBe("Backend Engineer");
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
  expect(faults).toEqual([]);
});

test("on a phone, a tap outside the menu, Escape and a chosen part of the page close it", async () => {
  const page = await visit({ viewport: { width: 390, height: 844 } });
  await page.goto("/");
  const button = page.getByRole("button", { name: "Menu" });
  const item = page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Pricing" });
  for (const close of [
    () => page.mouse.click(20, 600),
    () => page.keyboard.press("Escape"),
    () => item.click(),
  ]) {
    await button.click();
    await item.waitFor();
    await close();
    await item.waitFor({ state: "hidden" });
  }
  await page.waitForURL("**/#pricing");
});
