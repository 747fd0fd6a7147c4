/** Sizes of the texts, in UTF-16 code units. */
export const SIZES = [10_000, 20_000, 40_000];

/** What is over it is too slow for any text of such a size. Milliseconds of CPU. */
const MOST = 300;
/** So little says nothing of how it grows: the engine's own work is as much. */
const LITTLE = 60;
/** Four times the text may take four times as long, and half as much again for what is done once more in a bigger heap. */
const MOST_GROWTH = 7;
const MOST_TRIES = 5;

export type Growth = { shape: string; stage: string; times: number[] };

/** CPU time, which other work on the machine adds little to. */
async function timeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What a stage takes for a shape of each size. Where that is too much it is tried again, and the least counts. */
export async function measureGrowth(
  names: Pick<Growth, "shape" | "stage">,
  run: (length: number) => unknown,
): Promise<Growth> {
  const times: number[] = [];
  for (const size of SIZES) times.push(await timeOf(() => run(size)));
  for (let tries = 1; tries < MOST_TRIES && sayFault({ ...names, times }); tries++) {
    for (const [index, size] of SIZES.entries())
      times[index] = Math.min(times[index] ?? 0, await timeOf(() => run(size)));
  }
  return { ...names, times };
}

/** Why a growth is none that a text may cause; undefined for one that is. */
export function sayFault({ shape, stage, times }: Growth): string | undefined {
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const figures = times.map((time) => time.toFixed(0)).join(", ");
  if (last > MOST) return `${stage}, ${shape}: over ${MOST} ms (${figures})`;
  if (last > LITTLE && last > MOST_GROWTH * Math.max(first, LITTLE / MOST_GROWTH))
    return `${stage}, ${shape}: grows faster than the text (${figures})`;
  return undefined;
}
