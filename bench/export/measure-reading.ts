import { fetchTimed, withToken } from "../running/fetch-timed";
import type { Product } from "../running/product";

const SAMPLE_MS = 200;
const QUARTERS = 4;
const UNKNOWN = { memoryMb: Number.NaN, cpuSeconds: Number.NaN };

export type Reading = Awaited<ReturnType<typeof measureReading>>;

/**
 * Reads the responses of these paths one after another and discards them. The CPU time and memory (MB) are the
 * runtime's; memory is that before the read, then the peak in each quarter of the bytes.
 */
export async function measureReading(
  { address, runtime }: Product,
  token: string,
  paths: string[],
  expectedBytes: number,
) {
  const usageNow = () => runtime() ?? UNKNOWN;
  const before = usageNow();
  const peaks = Array.from({ length: QUARTERS }, () => 0);
  let bytes = 0;
  const sampler = setInterval(() => {
    const quarter = Math.min(QUARTERS - 1, Math.floor((QUARTERS * bytes) / expectedBytes));
    peaks[quarter] = Math.max(peaks[quarter] ?? 0, usageNow().memoryMb);
  }, SAMPLE_MS);
  const startedAt = performance.now();
  const firstBytes: number[] = [];
  const count = (size: number) => {
    bytes += size;
  };
  try {
    for (const path of paths)
      firstBytes.push((await fetchTimed(`${address}${path}`, withToken(token), count)).firstByteMs);
  } finally {
    clearInterval(sampler);
  }
  return {
    bytes,
    seconds: (performance.now() - startedAt) / 1000,
    firstByteMs: firstBytes[0] ?? Number.NaN,
    cpuSeconds: usageNow().cpuSeconds - before.cpuSeconds,
    memory: [before.memoryMb, ...peaks],
  };
}
