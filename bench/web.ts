import { cpus } from "node:os";
import { formatTable } from "./lib/table";
import { makeTextResumes } from "./pipeline/make-resumes";
import { runTournament } from "./pipeline/run-tournament";
import { logIn } from "./running/log-in";
import { startProduct } from "./running/product";
import { auditPages } from "./web/audit-pages";
import { openBrowser, SESSION_COOKIE } from "./web/browser";
import { measureInteractions } from "./web/interactions";

const SIZES = [20, 2000];
/** CPU throttling factors. */
const SLOWDOWNS = [1, 4];

type Tournament = { size: number; path: string };

/**
 * `npm run bench:web`: measures how fast a large tournament reacts to input, and what loading a page costs the
 * browser.
 */
export async function main(): Promise<void> {
  console.log(`${cpus().length} cores. Tournaments of ${SIZES.join(" and ")} resumes are read first.`);
  const product = await startProduct();
  try {
    const { token } = await logIn(product.address);
    const tournaments: Tournament[] = [];
    for (const size of SIZES) {
      const { tournamentId } = await runTournament(product.address, makeTextResumes(size));
      tournaments.push({ size, path: `/dashboard/tournament/${tournamentId}` });
    }
    await timeHands(product.address, token, tournaments);
    const pages = [
      { name: "landing", path: "/" },
      { name: "dashboard", path: "/dashboard" },
      ...tournaments.map(({ size, path }) => ({ name: `tournament of ${size}`, path })),
    ].map(({ name, path }) => ({ name, url: product.address + path }));
    console.log(`\n${formatTable(auditPages(pages, `${SESSION_COOKIE}=${token}`))}`);
  } finally {
    await product.stop();
  }
}

async function timeHands(address: string, token: string, tournaments: Tournament[]): Promise<void> {
  const browser = await openBrowser(address, token);
  try {
    for (const slowdown of SLOWDOWNS) {
      const rows: string[][] = [];
      for (const tournament of tournaments)
        rows.push(...(await measureInteractions(browser.context, tournament, slowdown)));
      console.log(
        `\n${formatTable({
          title: `From a hand to the screen (ms), the processor ${slowdown === 1 ? "as it is" : `${slowdown} times slower`}`,
          columns: ["what is done", "resumes", "n", "next paint p75", "max", "result shown p75", "max"],
          rows,
        })}`,
      );
    }
  } finally {
    await browser.close();
  }
}
