/** One byte a pixel, 0 is black, rows from top to bottom. */
export type GrayImage = { width: number; height: number; data: Uint8Array };

/** Longer than any header below. */
const HEADER_AREA = 40;

/** The first bytes of a PGM file, https://netpbm.sourceforge.net/doc/pgm.html: the pixels follow as they are. */
export const pgmHeader = (width: number, height: number) =>
  new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);

/** Looks at the pixels where they lie. Throws at what is no picture of ours. */
export function openPgm(file: Uint8Array): GrayImage {
  const start = new TextDecoder("latin1").decode(file.subarray(0, HEADER_AREA));
  const [header = "", width, height] = /^P5\n(\d+) (\d+)\n255\n/.exec(start) ?? [];
  const image = { width: Number(width), height: Number(height), data: file.subarray(header.length) };
  if (image.width * image.height !== image.data.length) throw new TypeError("Not a PGM file");
  return image;
}
