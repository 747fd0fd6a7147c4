import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

const SAMPLE_MS = 100;
const SILENCE_MS = 1000;
const READER = "core:user:tierwise-resume-reader";
const LISTENING = "0A";

type HeapUsage = { usedSize: number; backingStorageSize?: number };

/**
 * Samples the heap and buffers (MB) of the resume reader's isolate through the runtime's inspector. Returns no
 * samples if it cannot be reached: finding it needs /proc, which only Linux has, and WebSocket, which Node 20 does
 * not have.
 */
export function watchReaderHeap(pids: number[]): { samples: number[]; stop(): Promise<void> } {
  const samples: number[] = [];
  let isStopped = false;
  const watch = async () => {
    while (!isStopped) {
      const address = await findInspector(pids);
      if (address) await sampleWhileAnswered(address, samples, () => isStopped);
      await setTimeout(SILENCE_MS);
    }
  };
  const watching = watch();
  return {
    samples,
    async stop() {
      isStopped = true;
      await watching;
    },
  };
}

/** An isolate that has not done any work yet accepts a connection but never answers. */
async function sampleWhileAnswered(
  address: string,
  samples: number[],
  isStopped: () => boolean,
): Promise<void> {
  const socket = new WebSocket(address);
  let answeredAt = performance.now();
  socket.addEventListener("message", ({ data }) => {
    const { result } = JSON.parse(String(data)) as { result?: Partial<HeapUsage> };
    if (!result?.usedSize) return;
    answeredAt = performance.now();
    samples.push((result.usedSize + (result.backingStorageSize ?? 0)) / (1 << 20));
  });
  let id = 0;
  while (!isStopped() && performance.now() - answeredAt < SILENCE_MS) {
    if (socket.readyState === WebSocket.OPEN) {
      socket.send(JSON.stringify({ id: ++id, method: "Runtime.getHeapUsage" }));
    }
    await setTimeout(SAMPLE_MS);
  }
  socket.close();
}

async function findInspector(pids: number[]): Promise<string | undefined> {
  if (process.platform !== "linux" || !("WebSocket" in globalThis)) return undefined;
  for (const port of pids.flatMap(listeningPorts)) {
    const targets = await fetch(`http://localhost:${port}/json/list`, { signal: AbortSignal.timeout(1000) })
      .then((response) => response.json() as Promise<{ id: string }[]>)
      .catch(() => []);
    if (targets.some(({ id }) => id === READER)) return `ws://localhost:${port}/${READER}`;
  }
  return undefined;
}

function listeningPorts(pid: number): number[] {
  const ours = new Set(
    readdirSync(`/proc/${pid}/fd`).map((fd) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1];
      } catch {
        // The file was closed in the meantime.
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
