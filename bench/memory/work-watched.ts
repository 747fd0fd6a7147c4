import { readFileSync, writeFileSync } from "node:fs";
import { type Isolate, WORK } from "./isolates";

/**
 * All in bytes. `growth` covers the whole process, including garbage and buffers; `engine` is the WebAssembly memory
 * at the end, part of which is already in `atRest`.
 */
export type Memory = { atRest: number; growth: number; engine: number; ms: number; outcome: string };

export type Task = { isolate: Isolate; file: string; folder: string; warmUp: string; times: number };

/**
 * Runs a Worker's work on the file `times` times in parallel, after a small warm-up file, and prints the memory used.
 */
export async function workWatched({ isolate, file, folder, warmUp, times }: Task): Promise<void> {
  const engines = watchEngines();
  await WORK[isolate](warmUp, `${folder}/warm-up`);
  global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  forgetPeak();
  const before = resident("VmRSS");
  const startedAt = performance.now();
  const outcomes = await Promise.all(Array.from({ length: times }, () => WORK[isolate](file, folder)));
  const memory: Memory = {
    atRest: heapUsed + external,
    growth: resident("VmHWM") - before,
    engine: engines.bytes(),
    ms: performance.now() - startedAt,
    outcome: outcomes[0] ?? "",
  };
  process.stdout.write(JSON.stringify(memory));
}

/** Tracks the memory of every WebAssembly instance started from now on. That memory never shrinks. */
function watchEngines(): { bytes(): number } {
  const memories: WebAssembly.Memory[] = [];
  WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
    construct(target, args: [WebAssembly.Module, WebAssembly.Imports]) {
      const instance = new target(...args);
      for (const shared of Object.values(instance.exports))
        if (shared instanceof WebAssembly.Memory) memories.push(shared);
      return instance;
    },
  });
  return { bytes: () => memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0) };
}

function resident(name: "VmRSS" | "VmHWM"): number {
  const line = new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync("/proc/self/status", "utf8"));
  return Number(line?.[1]) * 1024;
}

/** Resets VmHWM, the peak resident memory. */
function forgetPeak(): void {
  writeFileSync("/proc/self/clear_refs", "5");
}
