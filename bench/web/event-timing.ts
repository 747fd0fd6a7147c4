import type { Page } from "playwright-core";

/** Milliseconds from the input to the next paint, and to the frame that shows the result. */
export type Timing = { toPaint: number; toResult: number };

/** Where the page shows the result, and its text. */
export type Result = { selector: string; words: RegExp };

/** The shortest duration a browser reports. Faster events count as this. */
const THRESHOLD_MS = 16;
/** The pause between two keystrokes of a fast typist. */
const PAUSE_MS = 100;

type InteractionTiming = PerformanceEventTiming & { interactionId: number };
type Watched = Window & { durations: number[]; lastInput: number };

/** Makes pages opened from now on record the duration of each interaction event, as for Interaction to Next Paint. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const watched = window as unknown as Watched;
    watched.durations = [];
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as InteractionTiming[])
        if (interactionId) watched.durations.push(duration);
    }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
    const keepTime = ({ timeStamp }: Event) => {
      watched.lastInput = timeStamp;
    };
    for (const type of ["keydown", "click"]) window.addEventListener(type, keepTime, { capture: true });
  }, THRESHOLD_MS);
}

export async function timeInteraction(
  page: Page,
  input: () => Promise<void>,
  { selector, words: { source } }: Result,
): Promise<Timing> {
  await page.evaluate(() => {
    const watched = window as unknown as Watched;
    watched.durations = [];
    watched.lastInput = 0;
  });
  const whenShown = page.waitForFunction(
    ({ selector, source }) => {
      const { lastInput } = window as unknown as Watched;
      const text = document.querySelector(selector)?.textContent;
      return lastInput && text && new RegExp(source).test(text) && performance.now() - lastInput;
    },
    { selector, source },
    { polling: "raf" },
  );
  await input();
  const toResult = Number(await (await whenShown).jsonValue());
  const toPaint = await page.evaluate(
    ({ atLeast, pause }) =>
      new Promise<number>((resolve) => {
        const read = () => resolve(Math.max(atLeast, ...(window as unknown as Watched).durations));
        requestIdleCallback(() => setTimeout(read, pause), { timeout: 1000 });
      }),
    { atLeast: THRESHOLD_MS, pause: PAUSE_MS },
  );
  return { toPaint, toResult };
}
