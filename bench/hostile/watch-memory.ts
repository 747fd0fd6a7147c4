import type { Table } from "../lib/table";
import { memoryByPart } from "../running/runtime";

const SAMPLE_MS = 1000;

/** Samples the resident memory of each process of the product. */
export function watchMemory(pid: number | undefined) {
  const notes: { name: string; most: Map<string, number> }[] = [
    { name: "at the start", most: memoryByPart(pid) },
  ];
  let most = new Map<string, number>();
  const sampler = setInterval(() => {
    for (const [part, megabytes] of memoryByPart(pid))
      most.set(part, Math.max(most.get(part) ?? 0, megabytes));
  }, SAMPLE_MS);
  return {
    /** Records the peak since the last note. */
    noteMost(name: string): void {
      notes.push({ name, most });
      most = new Map();
    },
    noteNow(name: string): void {
      notes.push({ name, most: memoryByPart(pid) });
      most = new Map();
    },
    stop: () => clearInterval(sampler),
    table(): Table {
      const parts = [...new Set(notes.flatMap(({ most }) => [...most.keys()]))];
      return {
        title: "Resident memory (MB) of each process",
        columns: ["process", ...notes.map(({ name }) => name)],
        rows: parts.map((part) => [part, ...notes.map((note) => (note.most.get(part) ?? 0).toFixed(0))]),
      };
    },
  };
}
