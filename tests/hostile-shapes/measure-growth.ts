/** Sizes of the texts, in UTF-16 code units. */
export const SIZES = [10_000, 20_000, 40_000] as const;

/** What is over it is too slow for any text of such a size. Milliseconds of CPU. */
const MOST = 300;
/** So little says nothing of how it grows: the engine's own work is as much. */
const LITTLE = 60;
/** Twice the text may take twice as long, and half as much again in a bigger heap; its square takes four times. */
const MOST_GROWTH = { onTwice: 3, onFourTimes: 7 };
const MOST_TRIES = 5;

/** What the yardstick takes on the machine the limit was set for, when nothing else runs there. */
const YARDSTICK = 11;
/** However slow a machine is: more is no matter of the machine. */
const MOST_SLOWNESS = 2.5;

export type Growth = {
  shape: string;
  stage: string;
  /** By size, milliseconds of CPU; of the largest alone where that is little. */
  times: number[];
};

async function timeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** How many times slower than that the machine is now: others' work takes caches and half of a core from ours. */
async function measureSlowness(): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) times.push(await timeOf(runYardstick));
  const [, , usual = YARDSTICK] = times.sort((a, b) => a - b);
  return Math.min(MOST_SLOWNESS, Math.max(1, usual / YARDSTICK));
}

/** Maps, strings and a pattern, as in the product, and none of its code. */
function runYardstick(): number {
  const counts = new Map<string, number>();
  for (let index = 0; index < 120_000; index++) {
    const word = `word${(index * 7919) % 5000}`;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const text = [...counts.keys()].join(" ");
  return [...text.matchAll(/(?<![a-z])word(\d+)(?= |$)/giu)].length;
}

/** What a stage takes for a shape of each size. Where that is too much it is tried again, and the least counts. */
export async function measureGrowth(
  names: Pick<Growth, "shape" | "stage">,
  run: (length: number) => unknown,
): Promise<Growth & { fault: string | undefined }> {
  const [small, middle, large] = SIZES;
  const last = await timeOf(() => run(large));
  // What is this quick with the longest text has no fault, however quick it is with the shorter ones.
  if (last <= LITTLE) return { ...names, times: [last], fault: undefined };
  const times = [await timeOf(() => run(small)), await timeOf(() => run(middle)), last];
  let fault = faultMessage({ ...names, times });
  for (let tries = 1; tries < MOST_TRIES && fault; tries++) {
    for (const [index, size] of SIZES.entries())
      times[index] = Math.min(times[index] ?? 0, await timeOf(() => run(size)));
    fault = faultMessage({ ...names, times }, await measureSlowness());
  }
  return { ...names, times, fault };
}

/** Why a growth is none that a text may cause; undefined for one that is. */
function faultMessage({ shape, stage, times }: Growth, slowness = 1): string | undefined {
  const [first = 0, middle = 0, last = 0] = times;
  const figures = times.map((time) => time.toFixed(0)).join(", ");
  if (last > MOST * slowness) return `${stage}, ${shape}: over ${MOST} ms (${figures})`;
  const grows =
    last > MOST_GROWTH.onTwice * middle &&
    last > MOST_GROWTH.onFourTimes * Math.max(first, LITTLE / MOST_GROWTH.onFourTimes);
  return last > LITTLE && grows ? `${stage}, ${shape}: grows faster than the text (${figures})` : undefined;
}
