import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

export const SESSION_COOKIE = "auth_token";

const KNOWN_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

export function chromePath(): string {
  const path = process.env.CHROME_PATH ?? KNOWN_PLACES.find(existsSync);
  if (!path) throw new Error("Set CHROME_PATH to a Chrome or Chromium.");
  return path;
}

/** Opens the locally installed Chrome, with a session of the product if there is one. */
export async function openBrowser(address: string, token?: string) {
  const browser = await chromium.launch({ executablePath: chromePath(), args: ["--no-sandbox"] });
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  if (token) await context.addCookies([{ name: SESSION_COOKIE, value: token, url: address, httpOnly: true }]);
  return { context, close: () => browser.close() };
}
