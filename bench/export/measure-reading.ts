import type { startProduct } from "../running/product";

type Product = Awaited<ReturnType<typeof startProduct>>;

export type Reading = {
  bytes: number;
  seconds: number;
  /** Time from the request to the first byte of the body. */
  firstByteMs: number;
  /** CPU time of the runtime. */
  cpuSeconds: number;
  /** Memory of the runtime in MB: before the read, then the peak in each quarter of the bytes. */
  memory: number[];
};

const SAMPLE_MS = 200;
const QUARTERS = 4;

/** Reads the responses of these paths one after another and discards them. */
export async function measureReading(
  { address, runtime }: Product,
  token: string,
  paths: string[],
  expectedBytes: number,
): Promise<Reading> {
  const unknown = { memoryMb: Number.NaN, cpuSeconds: Number.NaN };
  const usageNow = () => runtime() ?? unknown;
  const before = usageNow();
  const peaks = Array.from({ length: QUARTERS }, () => 0);
  let bytes = 0;
  const sampler = setInterval(() => {
    const quarter = Math.min(QUARTERS - 1, Math.floor((QUARTERS * bytes) / expectedBytes));
    peaks[quarter] = Math.max(peaks[quarter] ?? 0, usageNow().memoryMb);
  }, SAMPLE_MS);
  const startedAt = performance.now();
  let firstByteMs = 0;
  try {
    for (const path of paths) {
      const response = await fetch(`${address}${path}`, { headers: { Authorization: `Bearer ${token}` } });
      if (!response.ok || !response.body)
        throw new Error(`${path}: ${response.status} ${await response.text()}`);
      const reader = response.body.getReader();
      for (let next = await reader.read(); next.value; next = await reader.read()) {
        if (bytes === 0) firstByteMs = performance.now() - startedAt;
        bytes += next.value.byteLength;
      }
    }
  } finally {
    clearInterval(sampler);
  }
  return {
    bytes,
    seconds: (performance.now() - startedAt) / 1000,
    firstByteMs,
    cpuSeconds: usageNow().cpuSeconds - before.cpuSeconds,
    memory: [before.memoryMb, ...peaks],
  };
}
