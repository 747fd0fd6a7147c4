import pLimit from "p-limit";
import { logIn } from "../running/log-in";
import { JOB, type MadeFile } from "./make-resumes";

/** As the product's own page sends them. */
const FILES_A_REQUEST = 20;
const REQUESTS_AT_ONCE = 4;
const POLL_MS = 100;

export type Run = {
  tournamentId: string;
  /** Seconds from the first byte sent. */
  uploaded: number;
  ranked: number;
  done: number;
  failed: number;
};

/** Opens a tournament as the local recruiter, sends the files, and waits until the last of them is ranked. */
export async function runTournament(address: string, files: MadeFile[]): Promise<Run> {
  const { call } = await logIn(address);
  const { id } = await call<{ id: string }>("/api/tournaments", JSON.stringify(JOB));
  const requests: MadeFile[][] = [];
  for (let at = 0; at < files.length; at += FILES_A_REQUEST)
    requests.push(files.slice(at, at + FILES_A_REQUEST));
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;

  const limit = pLimit(REQUESTS_AT_ONCE);
  const send = (batch: MadeFile[], more: string) => {
    const form = new FormData();
    for (const { name, bytes } of batch) form.append("files", new Blob([bytes]), name);
    return call(`/api/tournaments/${id}/resumes${more}`, form);
  };
  const last = requests.pop() ?? [];
  await Promise.all(requests.map((batch) => limit(() => send(batch, "?more=1"))));
  await send(last, "");
  const uploaded = seconds();

  for (;;) {
    const { status, doneCount, errorCount } = await call<{
      status: string;
      doneCount: number;
      errorCount: number;
    }>(`/api/tournaments/${id}`);
    if (status === "completed" || status === "error") {
      await call(`/api/tournaments/${id}/resumes?view=cards`);
      return { tournamentId: id, uploaded, ranked: seconds(), done: doneCount, failed: errorCount };
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
