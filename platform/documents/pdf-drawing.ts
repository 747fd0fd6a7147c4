import type { getDocumentProxy } from "unpdf";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;

/** Of pdf.js: parallel arrays of operation codes and their arguments, and the codes by name. */
export type Drawing = { fnArray: number[]; argsArray: unknown[] };
export type Codes = Record<string, number>;

/** What `getOperatorList` of pdf.js does inside; named here because that method reads on without a bound. */
type Internals = {
  _pageIndex: number;
  _transport: {
    getRenderingIntent(
      intent: "display",
      annotations: 0,
      storage: null,
      editing: false,
      list: true,
    ): { renderingIntent: number; cacheKey: string };
    messageHandler: {
      sendWithStream(action: string, request: object, queue: object): ReadableStream<Drawing>;
    };
  };
};

const MAX_OPERATIONS = 300_000;
/** Forms drawn inside forms multiply: a file of a few kilobytes can hold more than anyone can wait for. */
const MAX_FORMS = 1_000;

/** How the page is drawn, operation by operation; null when it is beyond all measure. */
export async function readDrawing(page: Page, codes: Codes): Promise<Drawing | null> {
  const { _pageIndex: pageIndex, _transport: transport } = page as unknown as Internals;
  const { renderingIntent, cacheKey } = transport.getRenderingIntent("display", 0, null, false, true);
  const request = {
    pageId: pageIndex,
    pageIndex,
    intent: renderingIntent,
    cacheKey,
    annotationStorage: null,
    modifiedIds: { ids: new Set(), hash: "" },
  };
  const reader = transport.messageHandler
    .sendWithStream("GetOperatorList", request, { highWaterMark: 1 })
    .getReader();
  const drawing: Drawing = { fnArray: [], argsArray: [] };
  let forms = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return drawing;
    for (let i = 0; i < value.fnArray.length; i++) {
      const code = value.fnArray[i] ?? 0;
      drawing.fnArray.push(code);
      drawing.argsArray.push(value.argsArray[i]);
      if (code === codes.paintFormXObjectBegin) forms++;
    }
    if (forms > MAX_FORMS || drawing.fnArray.length > MAX_OPERATIONS) {
      await reader.cancel(new Error("Enough operations"));
      return null;
    }
  }
}
