import { readdirSync, readFileSync, readlinkSync } from "node:fs";

const SAMPLE_MS = 100;
const CONSUMER = "core:user:tierwise-queue-consumer";
const LISTENING = "0A";

type HeapUsage = { usedSize: number; backingStorageSize?: number };

/**
 * Samples the heap and the buffers (MB) of the queue consumer's isolate, over the inspector of the runtime that
 * one of the processes is. Null where that cannot be reached: it is found through /proc, which Linux alone has.
 */
export async function watchConsumerHeap(pids: number[]) {
  const address = await findInspector(pids);
  if (!address) return null;
  const samples: number[] = [];
  const socket = new WebSocket(address);
  socket.addEventListener("message", ({ data }) => {
    const { result } = JSON.parse(String(data)) as { result?: Partial<HeapUsage> };
    if (result?.usedSize) samples.push((result.usedSize + (result.backingStorageSize ?? 0)) / (1 << 20));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`no inspector at ${address}`)));
  });
  let id = 0;
  const ask = (method: string) => socket.send(JSON.stringify({ id: ++id, method }));
  ask("Runtime.enable");
  const timer = setInterval(() => ask("Runtime.getHeapUsage"), SAMPLE_MS);
  return {
    samples,
    stop() {
      clearInterval(timer);
      socket.close();
    },
  };
}

async function findInspector(pids: number[]): Promise<string | undefined> {
  if (process.platform !== "linux") return undefined;
  for (const port of pids.flatMap(listeningPorts)) {
    const targets = await fetch(`http://localhost:${port}/json/list`, { signal: AbortSignal.timeout(1000) })
      .then((response) => response.json() as Promise<{ id: string }[]>)
      .catch(() => []);
    if (targets.some(({ id }) => id === CONSUMER)) return `ws://localhost:${port}/${CONSUMER}`;
  }
  return undefined;
}

function listeningPorts(pid: number): number[] {
  const ours = new Set(
    readdirSync(`/proc/${pid}/fd`).map((fd) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1];
      } catch {
        // Closed meanwhile.
        return undefined;
      }
    }),
  );
  return ["tcp", "tcp6"]
    .flatMap((table) => readFileSync(`/proc/${pid}/net/${table}`, "utf8").split("\n").slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, ...rest]) => state === LISTENING && ours.has(rest[5]))
    .map(([, local = ""]) => Number.parseInt(local.split(":")[1] ?? "", 16));
}
