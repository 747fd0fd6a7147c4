import { setTimeout } from "node:timers/promises";
import { receiveUpload } from "../../worker/receive-upload";
import { openLocalProduct } from "../lib/local-product";
import { JOB, makeResumes } from "../pipeline/make-resumes";

/** Typical latency to a bucket, a queue and a database on the same continent. */
export const DISTANCES_MS = { database: 50, bucket: 100, queue: 30 };

/** How long (ms) a request with this many small files takes at realistic latencies. */
export async function measureUploads(counts: number[]): Promise<{ files: number; ms: number }[]> {
  const away = { database: 0, bucket: 0, queue: 0 };
  const product = await openLocalProduct({
    distances: {
      database: () => setTimeout(away.database),
      bucket: () => setTimeout(away.bucket),
      queue: () => setTimeout(away.queue),
    },
  });
  const measured = [];
  for (const files of counts) {
    Object.assign(away, { database: 0, bucket: 0, queue: 0 });
    const { id } = await product.services.tournaments.create(product.userId, JOB);
    const body = new FormData();
    for (const { name, bytes } of await makeResumes(files))
      body.append("files", new Blob([bytes as BlobPart]), name);
    const request = new Request("http://localhost/", { method: "POST", body });
    Object.assign(away, DISTANCES_MS);
    const startedAt = performance.now();
    const { uploaded } = await receiveUpload(request, (file) =>
      product.services.resumes.upload({ tournamentId: id, ...file }),
    );
    if (uploaded.length !== files) throw new Error(`${uploaded.length} of ${files} were taken in.`);
    measured.push({ files, ms: performance.now() - startedAt });
  }
  await product.close();
  return measured;
}
