import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { textPdf } from "../../tests/fixtures/pdf-builders";
import { renderPage } from "../ocr/render-page";

const BROKEN = new TextEncoder().encode("%PDF-1.7\nnothing else");

const lookOf = async (bytes: Uint8Array) =>
  createHash("sha256")
    .update((await renderPage(bytes, 1)).data)
    .digest("hex");

test("a page looks the same whatever the engine has read or failed at before", async () => {
  const file = await textPdf(["Backend Engineer, Northwind"]);
  const other = await textPdf(Array.from({ length: 40 }, (_, n) => `Built services ${n}`));
  const look = await lookOf(file);
  expect(await lookOf(other)).not.toBe(look);
  expect(await lookOf(file)).toBe(look);
  await expect(renderPage(BROKEN, 1)).rejects.toThrow();
  expect(await lookOf(file)).toBe(look);
});
