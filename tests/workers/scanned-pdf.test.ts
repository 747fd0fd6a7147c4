import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { AnalyzerError } from "#core/analysis/analyzer";
import { DocumentError } from "#core/documents/document";
import { resumes } from "#platform/d1/schema";
import { drawPage } from "#platform/ocr/draw-page";
import { createPageReader, type DrawPage } from "#platform/ocr/page-reader";
import { createPageWorkers } from "#platform/ocr/page-workers";
import { sourceOf } from "#platform/ocr/pdfium";
import { type GrayImage, openPgm } from "#platform/ocr/pgm";
import { createVisionReader } from "#platform/ocr/vision-reader";
import { createServices } from "#platform/services";
import { scannedPdf, textPdf } from "../fixtures/pdf-builders";
import { amaraLines } from "../fixtures/resumes";
import {
  consumerEnv,
  db,
  deliver,
  openTournament,
  processJob,
  resumeRow,
  services,
  signUp,
  uploadFile,
  webEnv,
} from "./support";

vi.setConfig({ testTimeout: 60_000 });

/** Pages as a scanner would make them: only a picture of each page of the text. */
async function scanOf(...pages: string[][]): Promise<Uint8Array> {
  return scannedPdf(await Promise.all(pages.map(pictureOf)));
}

const pictures = new Map<string, Promise<GrayImage>>();

/** Each page is drawn once, however many tests scan it. */
function pictureOf(lines: string[]): Promise<GrayImage> {
  const page = lines.join("\n");
  const picture =
    pictures.get(page) ?? textPdf(lines).then(async (pdf) => openPgm(await drawPage(sourceOf(pdf), 1)));
  pictures.set(page, picture);
  return picture;
}

const { drawPage: drawRemotely, recognize } = createPageWorkers({
  drawer: consumerEnv.PDF_RENDERER,
  reader: consumerEnv.OCR_WORKER,
});
const STORED = { id: "r1", tournamentId: "t1" };
/** Draws pages of a file as if it were stored. */
const drawn =
  (bytes: Uint8Array): DrawPage =>
  ({ page }) =>
    drawRemotely({ file: { body: new Blob([bytes as BlobPart]).stream(), size: bytes.length }, page });

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function recall(truth: string, read: string): number {
  const found = wordsOf(read);
  const wanted = wordsOf(truth);
  const hits = wanted.filter((word) => {
    const at = found.indexOf(word);
    if (at !== -1) found.splice(at, 1);
    return at !== -1;
  });
  return hits.length / wanted.length;
}

async function upload(bytes: Uint8Array) {
  const { user } = await signUp();
  const tournament = await openTournament(user.id);
  const { id } = await uploadFile(tournament.id, "scan.pdf", bytes);
  return { id, key: `tournaments/${tournament.id}/resumes/${id}` };
}

const text = async (key: string) => (await consumerEnv.FILES.get(`${key}/text`))?.text();

test("at least 95 of 100 words of a scanned page are read", async () => {
  const engines = { drawPage: drawn(await scanOf(amaraLines)), recognize };
  const readPage = createPageReader(engines, { ai: undefined, model: undefined });
  const { text, confidence } = await readPage({ file: STORED, page: 1 });
  expect(recall(amaraLines.join(" "), text)).toBeGreaterThanOrEqual(0.95);
  expect(confidence).toBeGreaterThan(85);
});

test("a scanned resume is read page by page, each in a delivery of its own", async () => {
  const { id, key } = await upload(
    await scanOf(["Jordan Example", "Built TypeScript services"], ["References", "Northwind, on request"]),
  );
  for (let page = 1; page <= 2; page++) {
    await deliver([processJob(id)]);
    expect(await resumeRow(id)).toMatchObject({ status: "extracting", claimToken: null, attempts: 0 });
    const records = await (await consumerEnv.FILES.get(`${key}/pages`))?.json();
    expect(Object.keys(records ?? {})).toHaveLength(page);
  }
  await deliver([processJob(id)]);
  const row = await resumeRow(id);
  expect(row).toMatchObject({ status: "done", error: null });
  expect(row.scorecard?.flags).toEqual(["Read by OCR, which may get words wrong: pages 1 to 2."]);
  expect(await text(key)).toMatch(/TypeScript services\s*\fReferences/);
  expect(await consumerEnv.FILES.get(`${key}/pages`)).toBeNull();
});

test("duplicate deliveries and the sweeper read no page twice", async () => {
  const { id, key } = await upload(await scanOf(["Jordan Example", "Baker in Lyon"]));
  await Promise.all([deliver([processJob(id)]), deliver([processJob(id)])]);
  await services.operations.sweep();
  await Promise.all([deliver([processJob(id)]), deliver([processJob(id)])]);
  await deliver([processJob(id)]);
  expect(await resumeRow(id)).toMatchObject({ status: "done" });
  expect(await text(key)).toBe("Jordan Example\nBaker in Lyon");
});

test("what is lost between two pages, by a reader whose message never leaves, the sweeper brings back", async () => {
  const { id } = await upload(await scanOf(["Jordan Example"], ["Baker in Lyon"]));
  await new Promise<void>((sending) => {
    const sendBatch = () => {
      sending();
      return new Promise(() => {});
    };
    void deliver([processJob(id)], { env: { ...consumerEnv, JOBS: { sendBatch } } as never });
  });
  const queued: unknown[] = [];
  const sendBatch = async (messages: { body: unknown }[]) => {
    queued.push(...messages.map(({ body }) => body));
  };
  const sweeper = createServices({ ...webEnv, JOBS: { sendBatch } } as never);
  await sweeper.operations.sweep();
  expect(queued).not.toContainEqual(processJob(id));
  await db
    .update(resumes)
    .set({ queuedAt: new Date(Date.now() - 11 * 60_000) })
    .where(eq(resumes.id, id));
  await sweeper.operations.sweep();
  expect(queued).toContainEqual(processJob(id));

  for (let delivery = 0; delivery < 2; delivery++) await deliver([processJob(id)]);
  expect(await resumeRow(id)).toMatchObject({ status: "done" });
});

test("a page that killed two readers is given up and said so, the others are read", async () => {
  const { id, key } = await upload(await scanOf(["Jordan Example"], ["Baker in Lyon"]));
  await consumerEnv.FILES.put(`${key}/pages`, JSON.stringify({ 1: { tries: 2, reading: null } }));
  await deliver([processJob(id)]);
  await deliver([processJob(id)]);
  const row = await resumeRow(id);
  expect(row).toMatchObject({ status: "done" });
  expect(row.scorecard?.flags).toEqual([
    "Read by OCR, which may get words wrong: page 2.",
    "Page 1 could not be read.",
  ]);
});

test("a scan without words ends in words", async () => {
  const { id } = await upload(await scanOf([]));
  await deliver([processJob(id)]);
  await deliver([processJob(id)]);
  expect(await resumeRow(id)).toMatchObject({
    status: "error",
    error: expect.stringMatching(/^No text was found/),
  });
});

const without = (worker: "PDF_RENDERER" | "OCR_WORKER", answer: () => Promise<Response>) => ({
  ...consumerEnv,
  [worker]: { fetch: answer },
});
const unreachable = () => Promise.reject(new Error("exceeded its memory"));

test.each([
  without("PDF_RENDERER", unreachable),
  without("OCR_WORKER", unreachable),
  without("OCR_WORKER", async () => new Response(null, { status: 500 })),
])("while a Worker of the pages fails a scan is tried again, at last it ends in words: %#", async (env) => {
  const { id } = await upload(await scanOf(["Jordan Example"]));
  const first = await deliver([processJob(id)], { env });
  expect(first.retryMessages).toHaveLength(1);
  expect(await resumeRow(id)).toMatchObject({ status: "pending", claimToken: null });
  for (let delivery = 0; delivery < 2; delivery++) await deliver([processJob(id)], { env, attempts: 4 });
  expect(await resumeRow(id)).toMatchObject({
    status: "error",
    error: "We couldn't read the text of this file.",
  });
});

test("a page that cannot be drawn is not tried again", async () => {
  const { id } = await upload(await scanOf(["Jordan Example"]));
  const env = without("PDF_RENDERER", async () => new Response(null, { status: 422 }));
  for (let delivery = 0; delivery < 2; delivery++) {
    expect((await deliver([processJob(id)], { env })).retryMessages).toEqual([]);
  }
  expect(await resumeRow(id)).toMatchObject({
    status: "error",
    error: "We couldn't read the text of this file.",
  });
});

test("what is no PDF is no passing fault of the drawer", async () => {
  const bytes = new TextEncoder().encode("no PDF");
  await expect(drawn(bytes)({ file: STORED, page: 1 })).rejects.toThrow(DocumentError);
});

test.each([{ response: "Jordan Example" }, { choices: [{ message: { content: "Jordan Example" } }] }])(
  "a vision model gets the page as a picture, and its answer is the text: %#",
  async (answer) => {
    const asked: { model: string; input: unknown }[] = [];
    const read = createVisionReader(
      drawn(await textPdf(["Jordan Example"])),
      {
        run: async (model, input) => {
          asked.push({ model, input });
          return answer;
        },
      },
      "@cf/some/model",
    );
    expect(await read({ file: STORED, page: 1 })).toMatchObject({
      text: "Jordan Example",
    });
    expect(asked).toMatchObject([
      {
        model: "@cf/some/model",
        input: {
          messages: [
            {
              role: "user",
              content: [
                { type: "text" },
                {
                  type: "image_url",
                  image_url: { url: expect.stringMatching(/^data:image\/png;base64,iVBOR/) },
                },
              ],
            },
          ],
        },
      },
    ]);
  },
);

test("an answer of another shape is a passing fault", async () => {
  const read = createVisionReader(
    drawn(await textPdf(["Jordan Example"])),
    { run: async () => ({ error: "overloaded" }) },
    "@cf/some/model",
  );
  await expect(read({ file: STORED, page: 1 })).rejects.toThrow(AnalyzerError);
});
