import type { Table } from "../lib/table";
import { memoryByPart } from "../running/runtime";

const SAMPLE_MS = 1000;

/** Resident memory of each process of the product, from now until it is stopped. */
export function watchMemory(pid: number | undefined) {
  const start = memoryByPart(pid);
  const most = new Map(start);
  const sample = () => {
    for (const [part, megabytes] of memoryByPart(pid)) {
      most.set(part, Math.max(most.get(part) ?? 0, megabytes));
    }
  };
  const sampler = setInterval(sample, SAMPLE_MS);
  return {
    stop(): Table {
      clearInterval(sampler);
      const end = memoryByPart(pid);
      return {
        title: "Resident memory (MB) of each process",
        columns: ["process", "at the start", "most", "a minute after"],
        rows: [...most.keys()].map((part) => [
          part,
          ...[start, most, end].map((figures) => (figures.get(part) ?? 0).toFixed(0)),
        ]),
      };
    },
  };
}
