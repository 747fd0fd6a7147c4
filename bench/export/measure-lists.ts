import { formatTable } from "../lib/table";
import { fillWorld } from "../pages/fill-world";
import type { startProduct } from "../running/product";
import { measureReading } from "./measure-reading";

const ROWS = 2000;
/** Measured reads per format. One warm-up read comes first, so that one-time work is not measured. */
const TIMES = 3;

/**
 * Exports the candidates of a large tournament in each format; reports seconds, and memory for each quarter of the
 * bytes.
 */
export async function measureLists(product: Awaited<ReturnType<typeof startProduct>>): Promise<void> {
  const { ids, recruiter } = await fillWorld(product, { resumes: ROWS, tournaments: 1 });
  const rows: string[][] = [];
  for (const format of ["csv", "xlsx", "json"]) {
    const path = `/api/tournaments/${ids.tournament}/export/candidates?format=${format}`;
    const { bytes } = await measureReading(product, recruiter.token, [path], Number.POSITIVE_INFINITY);
    for (let time = 1; time <= TIMES; time++) {
      const reading = await measureReading(product, recruiter.token, [path], bytes);
      rows.push([
        `${format}, ${time}`,
        (bytes / 1e6).toFixed(1),
        reading.firstByteMs.toFixed(0),
        reading.seconds.toFixed(2),
        ...reading.memory.map((mb) => (mb > 0 ? mb.toFixed(0) : "-")),
      ]);
    }
  }
  console.log(
    `\n${formatTable({
      title: `${ROWS} candidates as a file; memory of the runtime in MB`,
      columns: ["", "MB", "first byte ms", "seconds", "before", "1st quarter", "2nd", "3rd", "4th"],
      rows,
    })}`,
  );
}
