import { spawnSync } from "node:child_process";
import type { Table } from "../lib/table";
import { chromePath } from "./browser";

const LIGHTHOUSE = "lighthouse@12.8.2";
const CHROME_FLAGS = "--headless=new --no-sandbox";
/** Lighthouse presets: a phone on a slow network with a four times slower CPU, and a desktop. */
const SCREENS = { phone: [], desk: ["--preset=desktop"] };

type Page = { name: string; url: string };
type NumericAudit = { numericValue: number };
type Report = {
  categories: Record<"performance" | "accessibility" | "best-practices" | "seo", { score: number | null }>;
  audits: Record<
    "largest-contentful-paint" | "cumulative-layout-shift" | "total-blocking-time",
    NumericAudit
  > & {
    "network-requests": {
      details: { items: { resourceType: string; transferSize: number }[] };
    };
  };
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
  return {
    title,
    columns: [
      ...["page", "screen", "performance", "accessibility", "practices", "SEO"],
      ...["LCP ms", "CLS", "TBT ms", "JS KB", "page KB"],
    ],
    rows,
    notes: ["KB as sent. Signed-in pages ask search engines to stay away, which costs them SEO."],
  };
}

function figuresOf({ categories, audits }: Report): string[] {
  const score = (name: keyof Report["categories"]) => String(Math.round((categories[name].score ?? 0) * 100));
  const number = (name: "largest-contentful-paint" | "total-blocking-time") =>
    audits[name].numericValue.toFixed(0);
  const requests = audits["network-requests"].details.items;
  const kilobytes = (type: string) =>
    (
      requests
        .filter(({ resourceType }) => resourceType === type)
        .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024
    ).toFixed(0);
  return [
    ...[score("performance"), score("accessibility"), score("best-practices"), score("seo")],
    ...[number("largest-contentful-paint"), audits["cumulative-layout-shift"].numericValue.toFixed(3)],
    ...[number("total-blocking-time"), kilobytes("Script"), kilobytes("Document")],
  ];
}

function lighthouse(args: string[]): string | null {
  const { status, stdout } = spawnSync("npx", ["--yes", "--prefer-offline", LIGHTHOUSE, ...args], {
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
    timeout: 180_000,
    env: { ...process.env, CHROME_PATH: chromePath() },
  });
  return status === 0 ? stdout : null;
}
