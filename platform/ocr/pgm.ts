/** One byte per pixel, 0 is black, rows from top to bottom. */
export type GrayImage = { width: number; height: number; data: Uint8Array };

/** Longer than any header written by `pgmHeader`. */
const HEADER_AREA = 40;

/** The header of a PGM file, https://netpbm.sourceforge.net/doc/pgm.html; the raw pixels follow. */
export const pgmHeader = (width: number, height: number) =>
  new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);

/** Returns a view of the pixels, not a copy. Throws if `pgmHeader` did not write the header. */
export function openPgm(file: Uint8Array): GrayImage {
  const start = new TextDecoder("latin1").decode(file.subarray(0, HEADER_AREA));
  const [header = "", width, height] = /^P5\n(\d+) (\d+)\n255\n/.exec(start) ?? [];
  const image = { width: Number(width), height: Number(height), data: file.subarray(header.length) };
  if (image.width * image.height !== image.data.length) throw new TypeError("Not a PGM file");
  return image;
}
