import { execFileSync } from "node:child_process";

/** Resident memory in KB, CPU time so far in seconds. */
type Process = {
  pid: number;
  parent: number;
  memory: number;
  seconds: number;
  command: string;
  /** The full command line. */
  call: string;
};

/** The runtime processes below a process: their ids, total CPU seconds so far, and current resident memory (MB). */
export type Runtime = { pids: number[]; cpuSeconds: number; memoryMb: number };

/** Null if `ps` is not available. */
export function findRuntime(ancestor: number | undefined): Runtime | null {
  const runtime = listBelow(ancestor)?.filter(({ command }) => command.startsWith("workerd"));
  if (!runtime) return null;
  return {
    pids: runtime.map(({ pid }) => pid),
    cpuSeconds: runtime.reduce((sum, { seconds }) => sum + seconds, 0),
    memoryMb: runtime.reduce((sum, { memory }) => sum + memory, 0) / 1024,
  };
}

/** Resident memory (MB) of the processes below one, summed by their role. */
export function memoryByPart(ancestor: number | undefined): Map<string, number> {
  const processes = listBelow(ancestor) ?? [];
  const parts = new Map<string, number>();
  for (const one of processes) {
    const part = partOf(one, processes);
    parts.set(part, (parts.get(part) ?? 0) + one.memory / 1024);
  }
  return parts;
}

/**
 * A wrangler session consists of Node with esbuild, one workerd that forwards requests, and one that runs the
 * Workers.
 */
function partOf(one: Process, processes: Process[]): string {
  const session = processes.find(({ pid }) => pid === one.parent);
  const isSession = (call: string | undefined) => call?.includes("wrangler") && call.includes(" dev ");
  if (!isSession(session?.call) && !isSession(one.call)) return "npm start";
  const name = (isSession(one.call) ? one : session)?.call.includes("--test-scheduled")
    ? "product"
    : "reading";
  if (isSession(one.call)) return `${name}: wrangler`;
  if (one.command.startsWith("esbuild")) return `${name}: esbuild`;
  const siblings = processes
    .filter(({ parent, command }) => parent === one.parent && command.startsWith("workerd"))
    .sort((a, b) => a.pid - b.pid);
  return siblings[0] === one ? `${name}: proxy` : `${name}: Workers`;
}

function listBelow(ancestor: number | undefined): Process[] | null {
  const processes = listProcesses();
  const isOurs = (one: Process): boolean => {
    if (one.pid === ancestor) return true;
    const parent = processes?.find(({ pid }) => pid === one.parent);
    return parent !== undefined && isOurs(parent);
  };
  return processes?.filter(isOurs) ?? null;
}

function listProcesses(): Process[] | null {
  let listed: string;
  try {
    listed = execFileSync("ps", ["-eo", "pid=,ppid=,rss=,cputimes=,comm=,args="], {
      encoding: "utf8",
      maxBuffer: 16 << 20,
    });
  } catch {
    return null;
  }
  return listed
    .trim()
    .split("\n")
    .map((line) => {
      const [pid, parent, memory, seconds, command = "", ...call] = line.trim().split(/\s+/);
      return {
        ...{ pid: Number(pid), parent: Number(parent), memory: Number(memory), seconds: Number(seconds) },
        ...{ command, call: call.join(" ") },
      };
    });
}
