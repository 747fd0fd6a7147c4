import { execFileSync } from "node:child_process";

/** CPU seconds so far and resident memory of the product's runtime processes. */
export type Runtime = { cpuSeconds: number; memoryMb: number };

/** Adds up the workerd processes below a process. NaN if `ps` is not available. */
export function measureRuntime(ancestor: number | undefined): Runtime {
  const processes = listProcesses();
  const isOurs = (pid: number): boolean => {
    const parent = processes.find((one) => one.pid === pid)?.parent;
    return pid === ancestor || (parent !== undefined && isOurs(parent));
  };
  const runtime = processes.filter(({ pid, command }) => command?.startsWith("workerd") && isOurs(pid));
  if (runtime.length === 0) return { cpuSeconds: Number.NaN, memoryMb: Number.NaN };
  return {
    cpuSeconds: runtime.reduce((sum, { seconds }) => sum + seconds, 0),
    memoryMb: runtime.reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024,
  };
}

function listProcesses() {
  let listed: string;
  try {
    listed = execFileSync("ps", ["-eo", "pid=,ppid=,rss=,cputimes=,comm="], { encoding: "utf8" });
  } catch {
    return [];
  }
  return listed
    .trim()
    .split("\n")
    .map((line) => {
      const [pid = 0, parent = 0, kilobytes = 0, seconds = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, kilobytes, seconds, command: line.trim().split(/\s+/)[4] };
    });
}

/** Samples the memory (MB) of the runtime until stopped, and tells the peak since it was last asked. */
export function watchMemory(runtime: () => Runtime, everyMs: number) {
  let peak = runtime().memoryMb;
  const sampler = setInterval(() => {
    peak = Math.max(peak, runtime().memoryMb);
  }, everyMs);
  return {
    takePeak(): number {
      const most = peak;
      peak = runtime().memoryMb;
      return most;
    },
    stop: () => clearInterval(sampler),
  };
}
