import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, launchProduct } from "../../tests/e2e/product";

const RECRUITER = { email: "recruiter@example.com", password: "local-only-password" };
const SAMPLE_MS = 250;

/** Calls the API as the local recruiter. A call with a body is a POST unless another method is given. */
type Call = <Answer>(path: string, body?: object, method?: "PUT") => Promise<Answer>;

/** CPU seconds so far and resident memory of the product's runtime processes. */
type Runtime = { cpuSeconds: number; memoryMb: number };

export type Product = { address: string; token: string; call: Call; runtime: () => Runtime };

/**
 * Starts the product as `npm start` does, with its own state, to be measured from outside, and stops it afterwards,
 * even if the measurement fails. Must be run from the repository root.
 */
export async function withProduct<Answer>(measure: (product: Product) => Promise<Answer>): Promise<Answer> {
  const stateDir = mkdtempSync(join(tmpdir(), "tierwise-bench-"));
  const { address, pid, stop } = await launchProduct({ port: await freePort(), stateDir });
  try {
    const { token } = await callTo(address)<{ token: string }>("/api/auth/login", RECRUITER);
    return await measure({ address, token, call: callTo(address, token), runtime: () => readRuntime(pid) });
  } finally {
    await stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}

/** Its calls throw if they are refused. */
const callTo =
  (address: string, token?: string): Call =>
  async (path, body, method) => {
    const isJson = body && !(body instanceof FormData);
    const response = await fetch(`${address}${path}`, {
      method: method ?? (body ? "POST" : "GET"),
      headers: {
        ...(isJson && { "Content-Type": "application/json" }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: isJson ? JSON.stringify(body) : (body as FormData | undefined),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };

/** Adds up the workerd processes below a process. NaN if `ps` is not available. */
function readRuntime(ancestor: number | undefined): Runtime {
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
  const { stdout } = spawnSync("ps", ["-eo", "pid=,ppid=,rss=,cputimes=,comm="], { encoding: "utf8" });
  return (stdout ?? "")
    .trim()
    .split("\n")
    .map((line) => {
      const words = line.trim().split(/\s+/);
      const [pid = 0, parent = 0, kilobytes = 0, seconds = 0] = words.map(Number);
      return { pid, parent, kilobytes, seconds, command: words[4] };
    });
}

/** Measures the runtime until stopped: time, CPU, and its memory (MB) before and at its peak. */
export function watchRuntime({ runtime }: Product) {
  const before = runtime();
  const startedAt = performance.now();
  let memoryPeak = before.memoryMb;
  const sample = () => {
    const now = runtime();
    memoryPeak = Math.max(memoryPeak, now.memoryMb);
    return now;
  };
  const sampler = setInterval(sample, SAMPLE_MS);
  return {
    stop() {
      const seconds = (performance.now() - startedAt) / 1000;
      clearInterval(sampler);
      const cpuSeconds = sample().cpuSeconds - before.cpuSeconds;
      return { seconds, cpuSeconds, memoryBefore: before.memoryMb, memoryPeak };
    },
  };
}
