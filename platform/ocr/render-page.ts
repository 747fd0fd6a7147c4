import { DocumentError } from "#core/documents/document";
import { inPdfium } from "#platform/documents/pdfium";

/** One byte a pixel, 0 is black, rows from top to bottom. */
export type GrayImage = { width: number; height: number; data: Uint8Array };

const POINTS_PER_INCH = 72;
const DOTS_PER_INCH = 200;
/** An A4 page at 200 dpi has 3.9 million; larger pages are drawn coarser. */
const MAX_PIXELS = 4_200_000;

/** A page as it looks, forms and annotations included. */
export async function renderPage(bytes: Uint8Array, page: number): Promise<GrayImage> {
  try {
    return await inPdfium(bytes, async (document) => {
      const drawn = document.getPage(page - 1);
      const { width, height, data } = await drawn.render({
        colorSpace: "Gray",
        scale: scaleFor(drawn.getOriginalSize()),
        render: async (image) => image.data,
      });
      return { width, height, data };
    });
  } catch (error) {
    throw new DocumentError("unreadable", undefined, { cause: error });
  }
}

function scaleFor({ originalWidth, originalHeight }: { originalWidth: number; originalHeight: number }) {
  const area = Math.max(1, originalWidth * originalHeight);
  return Math.min(DOTS_PER_INCH / POINTS_PER_INCH, Math.sqrt(MAX_PIXELS / area));
}
