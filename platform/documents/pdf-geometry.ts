export type Matrix = readonly [number, number, number, number, number, number];
export type Corners = readonly [x0: number, y0: number, x1: number, y1: number];
export type Box = { left: number; bottom: number; right: number; top: number };

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
export const EVERYWHERE: Box = { left: -1e6, bottom: -1e6, right: 1e6, top: 1e6 };

/** The boxes of a path made of upright rectangles only; null for any other shape. */
export function rectanglesOf(data: ArrayLike<number>): Corners[] | null {
  const boxes: Corners[] = [];
  let xs: number[] = [];
  let ys: number[] = [];
  const close = () => {
    if (xs.length > 0) {
      const box: Corners = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
      const cornered = xs.every(
        (x, i) => (x === box[0] || x === box[2]) && (ys[i] === box[1] || ys[i] === box[3]),
      );
      if (!cornered || xs.length < 4 || xs.length > 5) return false;
      boxes.push(box);
    }
    xs = [];
    ys = [];
    return true;
  };
  // Codes of pdf.js: 0 move, 1 line (two numbers each), 4 close; the rest are curves.
  for (let i = 0; i < data.length; ) {
    const code = data[i];
    if (code === 4) i++;
    else if (code === 0 || code === 1) {
      if (code === 0 && !close()) return null;
      xs.push(data[i + 1] ?? 0);
      ys.push(data[i + 2] ?? 0);
      if (xs.length > 5) return null;
      i += 3;
    } else return null;
  }
  return close() ? boxes : null;
}

export function isMatrix(value: unknown): value is Matrix {
  return typeof value === "object" && value !== null && (value as ArrayLike<number>).length === 6;
}

export function isUpright([a, b, c, d]: Matrix): boolean {
  return (b === 0 && c === 0) || (a === 0 && d === 0);
}

export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

export function boxOf([x0, y0, x1, y1]: Corners, [a, b, c, d, e, f]: Matrix): Box {
  const xs = [a * x0 + c * y0 + e, a * x1 + c * y0 + e, a * x0 + c * y1 + e, a * x1 + c * y1 + e];
  const ys = [b * x0 + d * y0 + f, b * x1 + d * y0 + f, b * x0 + d * y1 + f, b * x1 + d * y1 + f];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

export function intersect(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    bottom: Math.max(a.bottom, b.bottom),
    right: Math.min(a.right, b.right),
    top: Math.min(a.top, b.top),
  };
}

/** Beyond a few dozen the answer is "perhaps", which is yes. */
export function anyOverlap(boxes: Corners[]): boolean {
  if (boxes.length > 64) return true;
  return boxes.some((a, i) =>
    boxes.slice(i + 1).some((b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]),
  );
}

export function areaOf({ left, bottom, right, top }: Box): number {
  return Math.max(0, right - left) * Math.max(0, top - bottom);
}

export function isEmpty({ left, bottom, right, top }: Box): boolean {
  return right < left || top < bottom;
}

export function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.bottom >= outer.bottom &&
    inner.top <= outer.top
  );
}
