import { setTimeout } from "node:timers/promises";

const ASK_EVERY_MS = 250;

/** Requests /api/health four times a second without waiting for the previous answer. Times in ms. */
export function watchHealth(address: string) {
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  let failed = 0;
  let isStopped = false;
  const ask = async () => {
    const startedAt = performance.now();
    try {
      const response = await fetch(`${address}/api/health`);
      await response.arrayBuffer();
      if (response.status !== 200) failed += 1;
    } catch {
      failed += 1;
    }
    times.push(performance.now() - startedAt);
  };
  const watching = (async () => {
    while (!isStopped) {
      asked.push(ask());
      await setTimeout(ASK_EVERY_MS);
    }
  })();
  return {
    async stop(): Promise<{ times: number[]; failed: number }> {
      isStopped = true;
      await watching;
      await Promise.all(asked);
      return { times, failed };
    },
  };
}
