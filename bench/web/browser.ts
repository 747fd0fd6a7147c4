import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "playwright-core";
import { freePort } from "../running/free-port";

export type BenchBrowser = { executablePath: string; debuggingPort: number; context: BrowserContext };

const KNOWN_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** A Chrome of this machine with a session of the product, which Lighthouse reaches by a port. */
export async function openBrowser(address: string, token: string) {
  const executablePath = process.env.CHROME_PATH ?? KNOWN_PLACES.find(existsSync);
  if (!executablePath) throw new Error("Set CHROME_PATH to a Chrome or Chromium.");
  const profile = mkdtempSync(join(tmpdir(), "tierwise-chrome-"));
  const debuggingPort = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: ["--no-sandbox", `--remote-debugging-port=${debuggingPort}`],
    viewport: { width: 1440, height: 900 },
  });
  await context.addCookies([{ name: "auth_token", value: token, url: address, httpOnly: true }]);
  return {
    executablePath,
    debuggingPort,
    context,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
