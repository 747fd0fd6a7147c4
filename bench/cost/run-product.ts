import { ownerAsViewer } from "#core/audit/find-readable";
import { cpuOf } from "../lib/analyze";
import job from "../pipeline/job.json";
import type { MadeFile } from "../pipeline/make-resumes";
import { openLocalProduct } from "./local-product";
import { typicalModel } from "./typical-model";

/** The batch size that the product's own page uses. */
const FILES_A_REQUEST = 20;
const CANDIDATES_OPENED = 20;
/** How long the channel waits before it notifies its watchers (worker/durable-objects/tournament-channel.ts). */
const CHANNEL_SECONDS = 0.125;
/** The memory that a Durable Object is billed for. */
const CHANNEL_GIGABYTES = 0.125;
const GIGABYTE = 1e9;

export type Analyzer = "embedded" | "workers-ai";
export type Measured = Awaited<ReturnType<typeof runProduct>>;

/**
 * Runs a whole tournament: uploads, every queued job, a channel that reports each resume separately, the sweep with
 * its audit chain, and a recruiter who views the results and opens some candidates.
 */
export async function runProduct(analyzer: Analyzer, files: MadeFile[]) {
  const model = typicalModel();
  const product = await openLocalProduct(analyzer === "workers-ai" ? model.ai : undefined);
  const { services, seen, token, userId } = product;
  const emptyBytes = await product.databaseBytes();
  const { id } = await services.tournaments.create(userId, job);
  let requests = 1;
  const request = async <Answer>(answer: () => Promise<Answer>): Promise<Answer> => {
    requests += 1;
    await services.accounts.authenticate(token);
    await services.tournaments.get(ownerAsViewer(userId), id);
    return answer();
  };
  const upload = async (batch: MadeFile[], isLast: boolean) => {
    await services.tournaments.keepUploadOpen(id);
    const arrived: string[] = [];
    for (const { name, bytes } of batch) {
      const stored = await services.resumes.upload({ tournamentId: id, fileName: name, bytes });
      if ("id" in stored) arrived.push(stored.id);
    }
    if (isLast) await services.tournaments.closeUpload(id);
    await services.tournaments.publishProgress(id, arrived);
  };

  const { ms: cpuMs, result: invocations } = await cpuOf(async () => {
    for (let at = 0; at < files.length; at += FILES_A_REQUEST) {
      const end = at + FILES_A_REQUEST;
      await request(() => upload(files.slice(at, end), end >= files.length));
    }
    return product.workOff();
  });
  await services.operations.sweep();
  const candidates = await request(() => services.candidates.list(ownerAsViewer(userId), id));
  for (const { id: resumeId } of candidates.slice(0, CANDIDATES_OPENED))
    await request(() => services.resumes.get(ownerAsViewer(userId), resumeId));
  const { status, doneCount } = await services.tournaments.get(ownerAsViewer(userId), id);
  if (status !== "completed" || doneCount !== files.length) throw new Error(`${status}, ${doneCount} done`);

  const storedBytes = (await product.databaseBytes()) - emptyBytes;
  await product.close();
  const { calls, in: tokensIn, out: tokensOut } = model.tokens;
  return {
    ...seen,
    ...{ cpuMs, invocations, storedBytes, modelCalls: calls, tokensIn, tokensOut },
    requests: requests + invocations,
    // One log line by the platform and one by us for each.
    logEvents: 2 * (requests + invocations),
    d1Gigabytes: storedBytes / GIGABYTE,
    r2Gigabytes: seen.r2Bytes / GIGABYTE,
    // Each message is written, read and deleted.
    queueOperations: 3 * seen.messages,
    channelGigabyteSeconds: seen.channelRequests * CHANNEL_SECONDS * CHANNEL_GIGABYTES,
  };
}
