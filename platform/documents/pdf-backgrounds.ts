import type { Box } from "./pdf-geometry";

/** Null as colour: something is there whose colour is not known (a picture, a gradient, a curved shape). */
export type Ground = Box & { color: string | null; alpha: number };

/** Beyond it nothing is known about any place of the page. */
const MAX_GROUNDS = 10_000;
/** Colours nearer than this in every channel cannot be told apart on paper or screen. */
const SAME_COLOUR = 14;

/** What has been painted on a page so far, bottom first. The page itself is white. */
export function pageGrounds() {
  const grounds: Ground[] = [];
  return {
    add(ground: Ground): void {
      const visible = ground.right > ground.left && ground.top > ground.bottom;
      if (visible && grounds.length < MAX_GROUNDS) grounds.push(ground);
    },

    /** What lies on the page there: the last opaque ground, seen through the ones above it. */
    colourAt(x: number, y: number): string | null {
      const above: Ground[] = [];
      let colour = "#ffffff";
      if (grounds.length >= MAX_GROUNDS) return null;
      for (let i = grounds.length - 1; i >= 0; i--) {
        const ground = grounds[i];
        if (!ground || x < ground.left || x > ground.right || y < ground.bottom || y > ground.top) continue;
        if (ground.color === null) return null;
        if (ground.alpha > 0.99) {
          colour = ground.color;
          break;
        }
        above.push(ground);
      }
      return above.reduceRight((under, ground) => mix(under, ground.color ?? under, ground.alpha), colour);
    },
  };
}

function mix(under: string, over: string, alpha: number): string {
  return `#${channels(over)
    .map((value, i) => Math.round(value * alpha + (channels(under)[i] ?? 0) * (1 - alpha)))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

export function sameColour(a: string | null, b: string | null): boolean {
  if (a === null || b === null || a.length !== 7 || b.length !== 7) return false;
  return channels(a).every((value, i) => Math.abs(value - (channels(b)[i] ?? 0)) < SAME_COLOUR);
}
