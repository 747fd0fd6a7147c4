import { readCount } from "./lib/options";
import { printTable } from "./lib/table";
import { fillWorld, type World } from "./pages/fill-world";
import { listPages, type Page } from "./pages/list-pages";
import { type Cost, measure } from "./pages/measure";
import { startProduct } from "./running/product";

const WORLDS: [small: World, large: World] = [
  { resumes: 20, tournaments: 5 },
  { resumes: 2000, tournaments: 500 },
];

/** `npm run bench:pages [-- 30]`: requests each page this many times, in a small and in a large world. */
export async function main([given = "30"]: string[]): Promise<void> {
  const times = readCount(given, "Say how often: npm run bench:pages -- 30");
  // Started one after the other, because the first one builds the pages for both.
  const products = [await startProduct(), await startProduct()];
  try {
    const places = await Promise.all(
      products.map(async (product, index) => ({
        ...product,
        filled: await fillWorld(product, WORLDS[index] as World),
      })),
    );
    const lists = places.map(({ filled }) => listPages(filled));
    const rows: Record<Page["kind"], string[][]> = { page: [], call: [] };
    for (const [index, page] of (lists[0] ?? []).entries()) {
      const asked = places.map((place, at) => ({ place, page: lists[at]?.[index] ?? page }));
      const [small, large] = await measure(asked, times);
      if (small && large) rows[page.kind].push([nameOf(page), ...compare(small, large)]);
    }
    const worlds = WORLDS.map(({ resumes, tournaments }) => `${resumes} resumes, ${tournaments} tournaments`);
    console.log(`A: ${worlds.join("; B: ")}. Each asked for ${times} times, in turn.`);
    for (const kind of ["page", "call"] as const) {
      printTable({ title: TITLES[kind], columns: COLUMNS, rows: rows[kind] });
    }
  } finally {
    await Promise.all(products.map((product) => product.stop()));
  }
}

const TITLES = {
  page: "Pages: milliseconds to the first byte",
  call: "What pages call: milliseconds to the first byte",
};
const COLUMNS = [
  "path",
  ...["p50 A", "p50 B", "ratio", "p95 A", "p95 B"],
  ...["queries A", "queries B", "rows A", "rows B", "KB A", "KB B"],
];

const compare = (small: Cost, large: Cost) => [
  ...[small.p50, large.p50].map((ms) => ms.toFixed(1)),
  (large.p50 / small.p50).toFixed(2),
  ...[small.p95, large.p95].map((ms) => ms.toFixed(1)),
  ...[small.queries, large.queries, small.rowsRead, large.rowsRead].map(String),
  ...[small.kilobytes, large.kilobytes].map((size) => size.toFixed(0)),
];

const ID = /[\da-f]{8}-[\da-f-]{27}/g;
const nameOf = ({ as, path }: Page) => `${as} ${path.replace(ID, "{id}")}`;
