import { cpus } from "node:os";
import { defineBench } from "./lib/bench";
import { printTable } from "./lib/table";
import { makeTextResumes } from "./pipeline/make-resumes";
import { logIn } from "./running/client";
import { type Product, withProduct } from "./running/product";
import { runTournament } from "./running/tournament";
import { auditPages } from "./web/audit-pages";
import { openBrowser, SESSION_COOKIE } from "./web/browser";
import { measureInteractions } from "./web/interactions";

const SIZES = [20, 2000];
/** CPU throttling factors. */
const SLOWDOWNS = [1, 4];

type Tournament = { size: number; path: string };

/** Measures how fast a large tournament reacts to input, and what loading a page costs the browser. */
export const main = defineBench("npm run bench:web", {}, async () => {
  console.log(`${cpus().length} cores. Tournaments of ${SIZES.join(" and ")} resumes are read first.`);
  await withProduct(measure);
});

async function measure(product: Product): Promise<void> {
  const { token } = await logIn(product.address);
  const tournaments: Tournament[] = [];
  for (const size of SIZES) {
    const { tournamentId } = await runTournament(product.address, makeTextResumes(0, size));
    tournaments.push({ size, path: `/dashboard/tournament/${tournamentId}` });
  }
  await timeInteractions(product.address, token, tournaments);
  const pages = [
    { name: "landing", path: "/" },
    { name: "dashboard", path: "/dashboard" },
    ...tournaments.map(({ size, path }) => ({ name: `tournament of ${size}`, path })),
  ].map(({ name, path }) => ({ name, url: product.address + path }));
  printTable(auditPages(pages, `${SESSION_COOKIE}=${token}`));
}

async function timeInteractions(address: string, token: string, tournaments: Tournament[]): Promise<void> {
  const browser = await openBrowser(address, token);
  try {
    for (const slowdown of SLOWDOWNS) {
      const rows: (string | number)[][] = [];
      for (const tournament of tournaments)
        rows.push(...(await measureInteractions(browser.context, tournament, slowdown)));
      printTable({
        title: `From an input to the screen (ms), the processor ${slowdown === 1 ? "as it is" : `${slowdown} times slower`}`,
        columns: ["interaction", "resumes", "n", "next paint p75", "max", "result shown p75", "max"],
        rows,
      });
    }
  } finally {
    await browser.close();
  }
}
