import { ownerAsViewer } from "#core/audit/find-readable";
import type { Operations } from "../lib/counted-bindings";
import { openLocalProduct } from "../lib/local-product";
import { JOB, type MadeFile } from "../pipeline/make-resumes";
import { type Tokens, typicalModel } from "./typical-model";

/** The batch size that the product's own page uses. */
const FILES_A_REQUEST = 20;
const CANDIDATES_OPENED = 20;
/** How long the channel waits before it notifies its watchers (worker/durable-objects/tournament-channel.ts). */
const CHANNEL_SECONDS = 0.1;
/** The memory that a Durable Object is billed for. */
const CHANNEL_GIGABYTES = 0.125;

export type Analyzer = "embedded" | "workers-ai";
export type Measured = Operations & {
  requests: number;
  invocations: number;
  cpuMs: number;
  storedBytes: number;
  channelGigabyteSeconds: number;
  tokens: Tokens;
};

/**
 * Runs a whole tournament: uploads, every queued job, a channel that reports each resume separately, the sweep with
 * its audit chain, and a recruiter who views the results and opens some candidates.
 */
export async function runProduct(analyzer: Analyzer, files: MadeFile[]): Promise<Measured> {
  const model = typicalModel();
  const product = await openLocalProduct({
    ai: analyzer === "workers-ai" ? model.ai : undefined,
    async publish(tournamentId, resumeIds) {
      if (resumeIds.length === 0) return;
      await services.accounts.listValidSessions([token]);
      await services.tournaments.findProgress(tournamentId);
      await services.candidates.listCards(tournamentId, resumeIds);
    },
  });
  const { services, seen, token, userId } = product;
  const emptyBytes = await product.databaseBytes();
  const { id } = await services.tournaments.create(userId, JOB);
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

  const before = process.cpuUsage();
  for (let at = 0; at < files.length; at += FILES_A_REQUEST) {
    const end = at + FILES_A_REQUEST;
    await request(() => upload(files.slice(at, end), end >= files.length));
  }
  const invocations = await product.workOff();
  const { user, system } = process.cpuUsage(before);
  await services.operations.sweep();
  const candidates = await request(() => services.candidates.list(ownerAsViewer(userId), id));
  for (const { id: resumeId } of candidates.slice(0, CANDIDATES_OPENED))
    await request(() => services.resumes.get(ownerAsViewer(userId), resumeId));
  const { status, doneCount } = await services.tournaments.get(ownerAsViewer(userId), id);
  if (status !== "completed" || doneCount !== files.length) throw new Error(`${status}, ${doneCount} done`);

  const storedBytes = (await product.databaseBytes()) - emptyBytes;
  await product.close();
  return {
    ...seen,
    ...{ requests, invocations, cpuMs: (user + system) / 1000, storedBytes, tokens: model.tokens },
    channelGigabyteSeconds: seen.channelRequests * CHANNEL_SECONDS * CHANNEL_GIGABYTES,
  };
}
