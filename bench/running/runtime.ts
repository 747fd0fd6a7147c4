import { execFileSync } from "node:child_process";

type Process = { pid: number; parent: number; memory: number; seconds: number; command: string };

/** What runs the Workers below a process: its ids, CPU seconds so far and resident memory (MB) now. */
export type Runtime = { pids: number[]; cpuSeconds: number; memoryMb: number };

/** Null where there is no `ps`. */
export function findRuntime(ancestor: number | undefined): Runtime | null {
  const processes = listProcesses();
  if (!processes) return null;
  const isOurs = (one: Process): boolean => {
    if (one.pid === ancestor) return true;
    const parent = processes.find(({ pid }) => pid === one.parent);
    return parent !== undefined && isOurs(parent);
  };
  const runtime = processes.filter((one) => one.command.startsWith("workerd") && isOurs(one));
  return {
    pids: runtime.map(({ pid }) => pid),
    cpuSeconds: runtime.reduce((sum, { seconds }) => sum + seconds, 0),
    memoryMb: runtime.reduce((sum, { memory }) => sum + memory, 0) / 1024,
  };
}

function listProcesses(): Process[] | null {
  let listed: string;
  try {
    listed = execFileSync("ps", ["-eo", "pid=,ppid=,rss=,cputimes=,comm="], { encoding: "utf8" });
  } catch {
    return null;
  }
  return listed
    .trim()
    .split("\n")
    .map((line) => {
      const [pid, parent, memory, seconds, ...command] = line.trim().split(/\s+/);
      return {
        ...{ pid: Number(pid), parent: Number(parent), memory: Number(memory), seconds: Number(seconds) },
        command: command.join(" "),
      };
    });
}
