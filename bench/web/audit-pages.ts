import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { Table } from "../lib/table";

const LIGHTHOUSE = "lighthouse@12.8.2";
const CHROME_FLAGS = "--headless=new --no-sandbox";
/** Lighthouse presets: a phone on a slow network with a four times slower CPU, and a desktop. */
const SCREENS = { phone: [], desk: ["--preset=desktop"] };

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

type Page = { name: string; url: string };
type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** Lighthouse results for the pages. npx downloads Lighthouse; if that fails, the table says so. */
export function auditPages(pages: Page[], cookie: string): Table {
  const title = `${LIGHTHOUSE}, signed in`;
  if (lighthouse(["--version"]) === null)
    return { title, columns: ["left out"], rows: [["npx could not fetch it on this machine."]] };
  const rows = pages.flatMap((page) =>
    Object.entries(SCREENS).map(([screen, flags]) => {
      const report = lighthouse([
        page.url,
        ...flags,
        `--chrome-flags=${CHROME_FLAGS}`,
        `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
        ...["--output=json", "--quiet"],
      ]);
      return [page.name, screen, ...(report === null ? ["failed"] : figuresOf(JSON.parse(report)))];
    }),
  );
  return { title, columns: ["page", "screen", ...SCORES, "LCP ms", "CLS", "TBT ms"], rows };
}

const SCORES = ["performance", "accessibility", "best-practices"];
const AUDITS = ["largest-contentful-paint", "cumulative-layout-shift", "total-blocking-time"];

const figuresOf = ({ categories, audits }: Report) => [
  ...SCORES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
  ...AUDITS.map((name) => audits[name]?.numericValue ?? Number.NaN),
];

function lighthouse(args: string[]): string | null {
  const { status, stdout } = spawnSync("npx", ["--yes", "--prefer-offline", LIGHTHOUSE, ...args], {
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
    timeout: 180_000,
    env: { ...process.env, CHROME_PATH: chromePath() },
  });
  return status === 0 ? stdout : null;
}
