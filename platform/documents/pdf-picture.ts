import type { Codes, Drawing } from "./pdf-drawing";
import {
  areaOf,
  boxOf,
  type Corners,
  IDENTITY,
  intersect,
  isMatrix,
  type Matrix,
  multiply,
} from "./pdf-geometry";

/** Of the page. A photograph on a resume is smaller. */
const PICTURE_SHARE = 0.15;
/** Smaller unit squares are scalings of something else. */
const SMALLEST_SHARE = 0.002;
/** Letters turned into curves. */
const MANY_PATHS = 150;

/**
 * Whether pictures cover much of the page, or it is drawn in curves: words may stand there that are no text.
 * Pictures are not decoded and leave no operation; what stays is the placing of a unit square.
 */
export function holdsPicture({ fnArray, argsArray }: Drawing, codes: Codes, page: Corners): boolean {
  const stack: Matrix[] = [];
  let matrix = IDENTITY;
  let paths = 0;
  let covered = 0;
  const pageArea = Math.abs((page[2] - page[0]) * (page[3] - page[1]));
  const [left, bottom, right, top] = page;
  fnArray.forEach((code, index) => {
    const args = argsArray[index];
    if (code === codes.save) stack.push(matrix);
    else if (code === codes.restore || code === codes.paintFormXObjectEnd) matrix = stack.pop() ?? IDENTITY;
    else if (code === codes.constructPath) paths++;
    else if (code === codes.paintFormXObjectBegin) {
      stack.push(matrix);
      const [own] = args as unknown[];
      if (isMatrix(own)) matrix = multiply(matrix, own);
    } else if (code === codes.transform && isMatrix(args)) {
      matrix = multiply(matrix, args);
      const box = intersect(boxOf([0, 0, 1, 1], matrix), { left, bottom, right, top });
      const area = areaOf(box);
      if (area > SMALLEST_SHARE * pageArea) covered += area;
    }
  });
  return covered > PICTURE_SHARE * pageArea || paths > MANY_PATHS;
}
