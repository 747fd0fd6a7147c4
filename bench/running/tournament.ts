import { setTimeout } from "node:timers/promises";
import pLimit from "p-limit";
import job from "../pipeline/job.json";
import type { Product } from "./product";

export type SentFile = { name: string; bytes: Uint8Array<ArrayBuffer> };
type Caller = Pick<Product, "call">;
type Tournament = { status: string; doneCount: number; errorCount: number };

/** The batch size that the product's own page uses. */
const FILES_A_REQUEST = 20;
const REQUESTS_AT_ONCE = 4;
const POLL_MS = 100;

/** Returns the id of a new tournament. */
export async function openTournament({ call }: Caller): Promise<string> {
  return (await call<{ id: string }>("/api/tournaments", job)).id;
}

/** Uploads files to a tournament. The last request closes the upload so that the run can end. */
export async function sendResumes({ call }: Caller, id: string, files: SentFile[]): Promise<void> {
  const send = (from: number, more = "") => {
    const form = new FormData();
    for (const { name, bytes } of files.slice(from, from + FILES_A_REQUEST))
      form.append("files", new Blob([bytes]), name);
    return call(`/api/tournaments/${id}/resumes${more}`, form);
  };
  const starts = files.map((_, at) => at).filter((at) => at % FILES_A_REQUEST === 0);
  const last = starts.pop() ?? 0;
  const limit = pLimit(REQUESTS_AT_ONCE);
  await Promise.all(starts.map((from) => limit(() => send(from, "?more=1"))));
  await send(last);
}

/** Waits until the run is over. `onLook` is told at each look how many resumes are finished. */
export async function untilRead(
  { call }: Caller,
  id: string,
  onLook = (_finished: number): void => {},
): Promise<Tournament> {
  for (;;) {
    const tournament = await call<Tournament>(`/api/tournaments/${id}`);
    onLook(tournament.doneCount + tournament.errorCount);
    if (tournament.status === "completed" || tournament.status === "error") return tournament;
    await setTimeout(POLL_MS);
  }
}

/** Runs a tournament until the last file is ranked. Times are seconds since the first byte was sent. */
export async function runTournament(product: Caller, files: SentFile[]) {
  const id = await openTournament(product);
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  await sendResumes(product, id, files);
  const uploaded = seconds();
  const { doneCount: done, errorCount: failed } = await untilRead(product, id);
  await product.call(`/api/tournaments/${id}/resumes/cards`);
  return { id, uploaded, ranked: seconds(), done, failed };
}
