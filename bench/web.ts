import { cpus } from "node:os";
import { type BrowserContext, chromium } from "playwright-core";
import { defineBench } from "./lib/bench";
import { printTable } from "./lib/table";
import { makeTextResumes } from "./pipeline/make-resumes";
import { type Product, withProduct } from "./running/product";
import { runTournament } from "./running/tournament";
import { auditPages, chromePath } from "./web/audit-pages";
import { measureInteractions } from "./web/interactions";

const SIZES = [20, 2000];
/** CPU throttling factors. */
const SLOWDOWNS = [1, 4];
const SESSION_COOKIE = "auth_token";

type Tournament = { size: number; path: string };

/** Measures how fast a large tournament reacts to input, and what loading a page costs the browser. */
export const main = defineBench("npm run bench:web", {}, async () => {
  console.log(`${cpus().length} cores. Tournaments of ${SIZES.join(" and ")} resumes are read first.`);
  await withProduct(measure);
});

async function measure(product: Product): Promise<void> {
  const { address, token } = product;
  const tournaments: Tournament[] = [];
  for (const size of SIZES) {
    const { id } = await runTournament(product, makeTextResumes(0, size));
    tournaments.push({ size, path: `/dashboard/tournament/${id}` });
  }
  const browser = await chromium.launch({ executablePath: chromePath(), args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: SESSION_COOKIE, value: token, url: address, httpOnly: true }]);
    for (const slowdown of SLOWDOWNS) await timeInteractions(context, tournaments, slowdown);
  } finally {
    await browser.close();
  }
  const pages = [
    { name: "landing", path: "/" },
    { name: "dashboard", path: "/dashboard" },
    ...tournaments.map(({ size, path }) => ({ name: `tournament of ${size}`, path })),
  ].map(({ name, path }) => ({ name, url: address + path }));
  printTable(auditPages(pages, `${SESSION_COOKIE}=${token}`));
}

async function timeInteractions(context: BrowserContext, tournaments: Tournament[], slowdown: number) {
  const rows = [];
  for (const tournament of tournaments)
    rows.push(...(await measureInteractions(context, tournament, slowdown)));
  printTable({
    title: `From an input to the screen (ms), the processor ${slowdown === 1 ? "as it is" : `${slowdown} times slower`}`,
    columns: ["interaction", "resumes", "n", "next paint p75", "max", "result shown p75", "max"],
    rows,
  });
}
