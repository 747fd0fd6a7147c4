import { logIn } from "../running/log-in";
import { sendResumes } from "../running/send-resumes";
import { JOB, type MadeFile } from "./make-resumes";

const POLL_MS = 100;

export type Run = {
  tournamentId: string;
  /** Seconds since the first byte was sent. */
  uploaded: number;
  ranked: number;
  done: number;
  failed: number;
};

/** Opens a tournament as the local recruiter, sends the files, and waits until the last one is ranked. */
export async function runTournament(address: string, files: MadeFile[]): Promise<Run> {
  const { call } = await logIn(address);
  const { id } = await call<{ id: string }>("/api/tournaments", JSON.stringify(JOB));
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  await sendResumes(call, id, files);
  const uploaded = seconds();

  for (;;) {
    const { status, doneCount, errorCount } = await call<{
      status: string;
      doneCount: number;
      errorCount: number;
    }>(`/api/tournaments/${id}`);
    if (status === "completed" || status === "error") {
      await call(`/api/tournaments/${id}/resumes/cards`);
      return { tournamentId: id, uploaded, ranked: seconds(), done: doneCount, failed: errorCount };
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
