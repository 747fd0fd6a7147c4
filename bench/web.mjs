// npm run bench:web [address]: what the landing page costs a phone, against a product that runs.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";

const LIGHTHOUSE = "lighthouse@12.8.2";
const address = process.argv[2] ?? `http://localhost:${process.env.PORT || 8787}/`;
const chrome = process.env.CHROME_PATH ?? ["/usr/bin/chromium", "/usr/bin/google-chrome"].find(existsSync);
if (!chrome) throw new Error("Set CHROME_PATH to a Chrome or Chromium.");

const scripts = await countScripts();
const { categories, audits } = runLighthouse();
for (const { title, score } of Object.values(categories))
  console.log(`${title.padEnd(20)} ${Math.round(score * 100)}`);
console.log(`${"Layout shift".padEnd(20)} ${audits["cumulative-layout-shift"].numericValue.toFixed(3)}`);
console.log(
  `${"Largest paint".padEnd(20)} ${Math.round(audits["largest-contentful-paint"].numericValue)} ms`,
);
console.log(`${"JavaScript at load".padEnd(20)} ${scripts.atLoad}`);
console.log(`${"to the page's end".padEnd(20)} ${scripts.inAll}`);

/** The scripts a visit begins with, and those of a visit to the end of the page. */
async function countScripts() {
  const browser = await chromium.launch({ executablePath: chrome, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    const bodies = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") bodies.push(response.body());
    });
    await page.goto(address);
    const atLoad = await settle(page, bodies);
    for (let step = 0; step < 40; step += 1) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(50);
    }
    const inAll = await settle(page, bodies);
    return { atLoad, inAll };
  } finally {
    await browser.close();
  }
}

async function settle(page, bodies) {
  await page.waitForTimeout(3000);
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).byteLength);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return `${(bytes / 1024).toFixed(1)} KB gzip in ${sizes.length} files`;
}

function runLighthouse() {
  const flags = "--headless=new --no-sandbox";
  const { status, stdout, stderr } = spawnSync(
    "npx",
    ["--yes", LIGHTHOUSE, address, `--chrome-flags=${flags}`, "--output=json", "--quiet"],
    { encoding: "utf8", maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: chrome } },
  );
  if (status !== 0) throw new Error(`Lighthouse failed:\n${stderr}`);
  return JSON.parse(stdout);
}
