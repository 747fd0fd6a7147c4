import type { Pdfium } from "../ocr/pdfium";
import type { Api } from "../ocr/pdfium-api";

const MAX_LINKS = 1_000;
const MAX_TARGET_BYTES = 300;

/** Returns the URLs that the page's links point to. */
export function linksOf(
  { pdfium, api: { call, out } }: { pdfium: Pdfium; api: Api },
  document: number,
  page: number,
): string[] {
  const links: string[] = [];
  const address = pdfium.wasmExports.malloc(MAX_TARGET_BYTES);
  const numbers = () => new Uint32Array(pdfium.HEAPU8.buffer, out, 2);
  numbers().fill(0);
  while (links.length < MAX_LINKS && call.FPDFLink_Enumerate(page, out, out + 4)) {
    const action = call.FPDFLink_GetAction(numbers()[1] ?? 0);
    const size = call.FPDFAction_GetURIPath(document, action, address, MAX_TARGET_BYTES);
    if (size > 1 && size <= MAX_TARGET_BYTES)
      links.push(new TextDecoder().decode(pdfium.HEAPU8.slice(address, address + size - 1)));
  }
  pdfium.wasmExports.free(address);
  return links;
}
