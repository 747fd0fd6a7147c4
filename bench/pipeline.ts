import "../tests/fixtures/array-buffer-transfer";
import { cpus } from "node:os";
import { formatTable } from "./lib/table";
import { makeResumes } from "./pipeline/make-resumes";
import { runTournament } from "./pipeline/run-tournament";
import { measureStages } from "./pipeline/stages";
import { startProduct } from "./running/product";

const SAMPLE_MS = 250;

/** `npm run bench:pipeline [-- 300 1000 3000]`: tournaments of so many resumes, one after another. */
export async function main(args: string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : [1000];
  if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
    throw new Error("Say how many resumes: npm run bench:pipeline -- 300 1000 3000");
  }
  console.log(`${cpus().length} cores. Two-page resumes: 60 % PDF, 30 % Word, 10 % text; embedded analyser.`);
  const files = await makeResumes(Math.max(...sizes));
  const stages = await measureStages(files);
  console.log(
    `\n${formatTable({
      title: "CPU a resume, by stage, in this process (ms)",
      columns: ["stage", "n", "ms"],
      rows: stages.map(({ what, n, cpuMs }) => [what, String(n), cpuMs.toFixed(1)]),
    })}`,
  );

  const rows: string[][] = [];
  for (const size of sizes) {
    // A product of its own, so that none pays for what the one before left in memory.
    const product = await startProduct();
    let peak = 0;
    const sampler = setInterval(() => {
      peak = Math.max(peak, product.usage()?.memoryMb ?? 0);
    }, SAMPLE_MS);
    try {
      const before = product.usage();
      const run = await runTournament(product.address, files.slice(0, size));
      const after = product.usage();
      const cpuMs = before && after ? ((after.cpuSeconds - before.cpuSeconds) * 1000) / size : Number.NaN;
      rows.push([
        ...[
          String(size),
          run.uploaded.toFixed(1),
          run.ranked.toFixed(1),
          ((size / run.ranked) * 60).toFixed(0),
        ],
        ...[cpuMs.toFixed(0), peak.toFixed(0), String(run.done), String(run.failed)],
      ]);
    } finally {
      clearInterval(sampler);
      await product.stop();
    }
  }
  console.log(
    `\n${formatTable({
      title: "First byte uploaded to last resume ranked",
      columns: [
        "resumes",
        "uploaded s",
        "ranked s",
        "a minute",
        "CPU ms each",
        "runtime peak MB",
        "done",
        "failed",
      ],
      rows,
    })}`,
  );
}
