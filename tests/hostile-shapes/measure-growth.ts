/** Sizes of the texts, in UTF-16 code units. */
export const SIZES = [5_000, 20_000, 40_000] as const;

/** CPU milliseconds, those of the garbage collector included. Anything above is too slow for texts of these sizes. */
const MOST = 600;
/** Below this, times say nothing about growth, because the engine's own work takes as long. */
const LITTLE = 60;
/**
 * Twice the text may take twice as long, plus half again for a bigger heap. Quadratic growth takes four times as
 * long, and 64 times as long on eight times the text.
 */
const MAX_GROWTH = { onTwice: 3, onEightTimes: 14 };
const MAX_TRIES = 5;

/** What the yardstick takes on the machine that the limit was set for when it is idle. */
const YARDSTICK = 11;
/** Caps the slowness factor, because anything slower is not the machine's fault. */
const MAX_SLOWNESS = 3;

export type Growth = {
  shape: string;
  stage: string;
  /** CPU milliseconds by size; undefined where the other sizes suffice. */
  times: (number | undefined)[];
};

async function timeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** How many times slower than that the machine is now, because other processes compete for its caches and cores. */
async function measureSlowness(): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) times.push(await timeOf(runYardstick));
  const [, , usual = YARDSTICK] = times.sort((a, b) => a - b);
  return Math.min(MAX_SLOWNESS, Math.max(1, usual / YARDSTICK));
}

/** Uses maps, strings and a pattern like the product, but none of its code. */
function runYardstick(): number {
  const counts = new Map<string, number>();
  for (let index = 0; index < 120_000; index++) {
    const word = `word${(index * 7919) % 5000}`;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const text = [...counts.keys()].join(" ");
  return [...text.matchAll(/(?<![a-z])word(\d+)(?= |$)/giu)].length;
}

/** Measures a stage on a shape of each size. If it is too slow, tries again and keeps the lowest times. */
export async function measureGrowth(
  names: Pick<Growth, "shape" | "stage">,
  run: (length: number) => unknown,
): Promise<Growth & { fault: string | undefined }> {
  const [small, middle, large] = SIZES;
  const last = await timeOf(() => run(large));
  // A stage that is this fast on the longest text passes, whatever the shorter ones take.
  if (last <= LITTLE) return { ...names, times: [undefined, undefined, last], fault: undefined };
  const first = await timeOf(() => run(small));
  // Growth needs both comparisons to fail, so if this one passes, the other text adds nothing.
  if (last <= MOST && !growsEightfold(first, last))
    return { ...names, times: [first, undefined, last], fault: undefined };
  const times = [first, await timeOf(() => run(middle)), last];
  let fault = faultMessage({ ...names, times });
  for (let tries = 1; tries < MAX_TRIES && fault; tries++) {
    for (const [index, size] of SIZES.entries())
      times[index] = Math.min(times[index] ?? 0, await timeOf(() => run(size)));
    fault = faultMessage({ ...names, times }, await measureSlowness());
  }
  return { ...names, times, fault };
}

const growsEightfold = (first: number, last: number) =>
  last > Math.max(LITTLE, MAX_GROWTH.onEightTimes * first);

/** Says why the growth is not acceptable; undefined if it is. */
function faultMessage(
  { shape, stage, times }: Pick<Growth, "shape" | "stage"> & { times: number[] },
  slowness = 1,
): string | undefined {
  const [first = 0, middle = 0, last = 0] = times;
  const figures = times.map((time) => time.toFixed(0)).join(", ");
  if (last > MOST * slowness) return `${stage}, ${shape}: over ${MOST} ms (${figures})`;
  const grows = last > MAX_GROWTH.onTwice * middle && growsEightfold(first, last);
  return last > LITTLE && grows ? `${stage}, ${shape}: grows faster than the text (${figures})` : undefined;
}
