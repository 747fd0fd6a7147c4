import type { Tier } from "#core/analysis/scorecard";
import type { AuditSegment } from "#core/audit/archive-entries";
import type { PageRecords } from "#core/resumes/read-page-with-ocr";
import type { ExportRef } from "#core/tournaments/cache-export";
import type { CachedAnswers } from "./ai/paid-model";
import { putStream } from "./put-stream";

type ResumeRef = { id: string; tournamentId: string };

/** The key prefixes of a tournament, of one of its resumes, and of its exports. */
export const tournamentPrefix = (tournamentId: string) => `tournaments/${tournamentId}/`;
export const resumePrefix = ({ tournamentId, id }: ResumeRef) =>
  `${tournamentPrefix(tournamentId)}resumes/${id}/`;
export const exportsPrefix = (tournamentId: string) => `${tournamentPrefix(tournamentId)}exports/`;

const originalKey = (resume: ResumeRef) => `${resumePrefix(resume)}original`;
const textKey = (resume: ResumeRef) => `${resumePrefix(resume)}text`;
const answersKey = (resume: ResumeRef) => `${resumePrefix(resume)}answers`;
const pagesKey = (resume: ResumeRef) => `${resumePrefix(resume)}pages`;

/** What reading a resume leaves behind. */
export const readKeys = (resume: ResumeRef) => [textKey(resume), answersKey(resume), pagesKey(resume)];

const exportPrefix = ({ tournamentId, tier }: { tournamentId: string; tier: Tier }) =>
  `${exportsPrefix(tournamentId)}${tier}/`;
const exportKey = (ref: ExportRef) => `${exportPrefix(ref)}${ref.fingerprint}.zip`;

const segmentKey = ({ firstKey, lastKey }: Pick<AuditSegment, "firstKey" | "lastKey">) =>
  `audit/${[firstKey, lastKey].map((key) => String(key).padStart(12, "0")).join("-")}.jsonl.gz`;

/** Files in R2: resumes, exports, and audit entries that have left the database. */
export function createFileStore(bucket: R2Bucket) {
  return {
    async put(resume: ResumeRef, bytes: Uint8Array): Promise<void> {
      await bucket.put(originalKey(resume), bytes);
    },

    async get(resume: ResumeRef): Promise<Uint8Array<ArrayBuffer> | undefined> {
      const object = await bucket.get(originalKey(resume));
      return object ? new Uint8Array(await object.arrayBuffer()) : undefined;
    },

    async delete(resume: ResumeRef): Promise<void> {
      await bucket.delete(originalKey(resume));
    },

    /** Opens the file as a stream, for responses that do not hold it in memory. */
    async open(resume: ResumeRef): Promise<{ body: ReadableStream; size: number } | undefined> {
      const object = await bucket.get(originalKey(resume));
      return object ? { body: object.body, size: object.size } : undefined;
    },

    /** Stores the text that verdicts quote; evidence offsets refer to it. */
    async putText(resume: ResumeRef, text: string): Promise<void> {
      await bucket.put(textKey(resume), text);
    },

    /** Undefined until the resume has been read. */
    async getText(resume: ResumeRef): Promise<string | undefined> {
      const object = await bucket.get(textKey(resume));
      return object?.text();
    },

    /** What has been read of a scanned resume so far; deleted once the resume is finished. */
    async getPageRecords(resume: ResumeRef): Promise<PageRecords> {
      const object = await bucket.get(pagesKey(resume));
      return object ? object.json() : {};
    },

    async putPageRecords(resume: ResumeRef, records: PageRecords): Promise<void> {
      await bucket.put(pagesKey(resume), JSON.stringify(records));
    },

    /** What a model has answered so far; deleted together with the page records. */
    async getAnswers(resume: ResumeRef): Promise<CachedAnswers> {
      const object = await bucket.get(answersKey(resume));
      return object ? object.json() : {};
    },

    async putAnswers(resume: ResumeRef, answers: CachedAnswers): Promise<void> {
      await bucket.put(answersKey(resume), JSON.stringify(answers));
    },

    async deleteInterimFiles(resume: ResumeRef): Promise<void> {
      await bucket.delete([pagesKey(resume), answersKey(resume)]);
    },

    async putAuditSegment(segment: AuditSegment, text: string): Promise<void> {
      const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
      await bucket.put(segmentKey(segment), await new Response(packed).arrayBuffer());
    },

    async getAuditSegment(segment: AuditSegment): Promise<string | undefined> {
      const object = await bucket.get(segmentKey(segment));
      return object
        ? new Response(object.body.pipeThrough(new DecompressionStream("gzip"))).text()
        : undefined;
    },

    /** Deletes everything with the prefix, in batches of at most 1,000 keys. */
    async removeAll(prefix: string): Promise<void> {
      for (;;) {
        const { objects, truncated } = await bucket.list({ prefix });
        if (objects.length > 0) await bucket.delete(objects.map((object) => object.key));
        if (!truncated) return;
      }
    },

    /** Opens the cached zip of a tier; undefined if there is none, or the tier has changed since. */
    async openExport(ref: ExportRef): Promise<{ body: ReadableStream; size: number } | undefined> {
      const object = await bucket.get(exportKey(ref));
      return object ? { body: object.body, size: object.size } : undefined;
    },

    async hasExport(ref: ExportRef): Promise<boolean> {
      return (await bucket.head(exportKey(ref))) !== null;
    },

    /** Stores the whole zip or nothing. */
    putExport: (ref: ExportRef, zip: ReadableStream<Uint8Array>) => putStream(bucket, exportKey(ref), zip),

    /** `except` is the fingerprint of the export to keep. */
    async removeExports(of: { tournamentId: string; tier: Tier; except: string | undefined }): Promise<void> {
      const { objects } = await bucket.list({ prefix: exportPrefix(of) });
      const keys = objects.map((object) => object.key).filter((key) => !key.endsWith(`/${of.except}.zip`));
      if (keys.length > 0) await bucket.delete(keys);
    },
  };
}
