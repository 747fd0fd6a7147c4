import { encode } from "uqr";

/** The dark squares as an SVG path, for a viewBox of `size` by `size`. */
export type QrCode = { size: number; path: string };

export function drawQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join("") };
}
