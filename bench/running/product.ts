import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The product as `npm start` runs it, with a state of its own, watched from outside. Run from the repository. */
export async function startProduct() {
  const stateDir = mkdtempSync(join(tmpdir(), "tierwise-bench-"));
  const port = await freePort();
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...process.env, PORT: String(port), STATE_DIR: stateDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk) => String(chunk).includes("is running at") && resolve());
    child.once("exit", () => reject(new Error("The product did not start.")));
  });
  return {
    address: `http://localhost:${port}`,
    /** CPU seconds so far and resident memory (MB) now, of the runtime; null where there is no `ps`. */
    usage: () => runtimeUsage(child),
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

type Process = { pid: number; parent: number; memory: number; seconds: number; command: string };

function runtimeUsage(start: ChildProcess): { cpuSeconds: number; memoryMb: number } | null {
  let listed: string;
  try {
    listed = execFileSync("ps", ["-eo", "pid=,ppid=,rss=,cputimes=,comm="], { encoding: "utf8" });
  } catch {
    return null;
  }
  const processes = listed
    .trim()
    .split("\n")
    .map((line): Process => {
      const [pid, parent, memory, seconds, ...command] = line.trim().split(/\s+/);
      return {
        ...{ pid: Number(pid), parent: Number(parent), memory: Number(memory), seconds: Number(seconds) },
        command: command.join(" "),
      };
    });
  const isOurs = (one: Process): boolean => {
    if (one.pid === start.pid) return true;
    const parent = processes.find(({ pid }) => pid === one.parent);
    return parent !== undefined && isOurs(parent);
  };
  const runtime = processes.filter((one) => one.command.startsWith("workerd") && isOurs(one));
  return {
    cpuSeconds: runtime.reduce((sum, { seconds }) => sum + seconds, 0),
    memoryMb: runtime.reduce((sum, { memory }) => sum + memory, 0) / 1024,
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
