import { createHash, randomBytes } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { scannedPdf, textPdf } from "../../tests/fixtures/pdf-builders";
import { drawPage } from "./draw-page";
import { sourceOf } from "./pdfium";
import { openPgm } from "./pgm";

const said = vi.spyOn(console, "error");
afterEach(() => expect(said).not.toHaveBeenCalled());

const BROKEN = new TextEncoder().encode("%PDF-1.7\nnothing else");

const draw = (bytes: Uint8Array) => drawPage(sourceOf(bytes), 1);
const styleOf = async (bytes: Uint8Array) =>
  createHash("sha256")
    .update(await draw(bytes))
    .digest("hex");

test("a page looks the same whatever the engine has read or failed at before", async () => {
  const file = await textPdf(["Backend Engineer, Northwind"]);
  const other = await textPdf(Array.from({ length: 40 }, (_, n) => `Built services ${n}`));
  const look = await styleOf(file);
  expect(await styleOf(other)).not.toBe(look);
  expect(await styleOf(file)).toBe(look);
  await expect(draw(BROKEN)).rejects.toThrow();
  expect(await styleOf(file)).toBe(look);
});

/** A4 at 300 dpi. */
const SIZE = { width: 2480, height: 3508 };
const BYTES_IN_COLOR = SIZE.width * SIZE.height * 3;

test("a scan in colour, at 300 dpi, is drawn at 200", async () => {
  const black = scannedPdf([{ ...SIZE, data: new Uint8Array(BYTES_IN_COLOR) }]);
  const { width, height, data } = openPgm(await draw(black));
  expect([width, height]).toEqual([1652, 2338]);
  expect(data.every((pixel) => pixel === 0)).toBe(true);
});

test("a picture that is more than the engine may hold is no white page", async () => {
  const noise = scannedPdf([{ ...SIZE, data: randomBytes(BYTES_IN_COLOR) }]);
  await expect(draw(noise)).rejects.toThrow("too much memory");
});
