import { setTimeout } from "node:timers/promises";
import pLimit from "p-limit";
import job from "../pipeline/job.json";
import { type Call, logIn } from "./client";

export type SentFile = { name: string; bytes: Uint8Array<ArrayBuffer> };
type Tournament = { status: string; doneCount: number; errorCount: number };

/** The batch size that the product's own page uses. */
const FILES_A_REQUEST = 20;
const REQUESTS_AT_ONCE = 4;
const POLL_MS = 100;

/** Returns the id of a new tournament. */
export async function openTournament(call: Call): Promise<string> {
  return (await call<{ id: string }>("/api/tournaments", JSON.stringify(job))).id;
}

/** Uploads files to a tournament. The last request closes the upload so that the run can end. */
export async function sendResumes(call: Call, tournamentId: string, files: SentFile[]): Promise<void> {
  const requests: SentFile[][] = [];
  for (let at = 0; at < files.length; at += FILES_A_REQUEST)
    requests.push(files.slice(at, at + FILES_A_REQUEST));
  const limit = pLimit(REQUESTS_AT_ONCE);
  const send = (batch: SentFile[], more: string) => {
    const form = new FormData();
    for (const { name, bytes } of batch) form.append("files", new Blob([bytes]), name);
    return call(`/api/tournaments/${tournamentId}/resumes${more}`, form);
  };
  const last = requests.pop() ?? [];
  await Promise.all(requests.map((batch) => limit(() => send(batch, "?more=1"))));
  await send(last, "");
}

/** Waits until the run is over. `onLook` is told at each look how many resumes are finished. */
export async function untilRead(
  call: Call,
  tournamentId: string,
  onLook = (_finished: number): void => {},
): Promise<Tournament> {
  for (;;) {
    const tournament = await call<Tournament>(`/api/tournaments/${tournamentId}`);
    onLook(tournament.doneCount + tournament.errorCount);
    if (tournament.status === "completed" || tournament.status === "error") return tournament;
    await setTimeout(POLL_MS);
  }
}

/**
 * Runs a tournament of the local recruiter until the last file is ranked. Times are seconds since the first byte was
 * sent.
 */
export async function runTournament(address: string, files: SentFile[]) {
  const { call } = await logIn(address);
  const tournamentId = await openTournament(call);
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  await sendResumes(call, tournamentId, files);
  const uploaded = seconds();
  const { doneCount: done, errorCount: failed } = await untilRead(call, tournamentId);
  await call(`/api/tournaments/${tournamentId}/resumes/cards`);
  return { tournamentId, uploaded, ranked: seconds(), done, failed };
}
