import { readFileSync, writeFileSync } from "node:fs";
import { type Isolate, WORK } from "./isolates";
import { watchEngines } from "./watch-engines";

/**
 * Bytes. `growth` is of the whole process, so no garbage and no buffer is missing from it; `engine` is the memory
 * of WebAssembly in the end, part of it at rest already.
 */
export type Memory = { atRest: number; growth: number; engine: number; ms: number; outcome: string };

type Task = { isolate: Isolate; file: string; folder: string; warmUp: string; pages: number; times: number };

/** Does a Worker's work on the file so many times at once, after something small, and prints what that took. */
export async function workWatched({ isolate, file, folder, warmUp, pages, times }: Task): Promise<void> {
  const engines = watchEngines();
  await WORK[isolate](warmUp, `${folder}/warm-up`, 1);
  global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  forgetPeak();
  const before = resident("VmRSS");
  const startedAt = performance.now();
  const outcomes = await Promise.all(Array.from({ length: times }, () => WORK[isolate](file, folder, pages)));
  const memory: Memory = {
    atRest: heapUsed + external,
    growth: resident("VmHWM") - before,
    engine: engines.bytes(),
    ms: performance.now() - startedAt,
    outcome: outcomes[0] ?? "",
  };
  process.stdout.write(JSON.stringify(memory));
}

function resident(name: "VmRSS" | "VmHWM"): number {
  const line = new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync("/proc/self/status", "utf8"));
  return Number(line?.[1]) * 1024;
}

/** Of VmHWM: the most that was resident so far. */
function forgetPeak(): void {
  writeFileSync("/proc/self/clear_refs", "5");
}
