import pLimit from "p-limit";
import type { Call } from "./log-in";

export type SentFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** The batch size that the product's own page uses. */
const FILES_A_REQUEST = 20;
const REQUESTS_AT_ONCE = 4;

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
