import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { fixtureJob } from "../fixtures/make-files";
import { zoeText } from "../fixtures/resumes";
import { freePort, isFree, launchProduct } from "./product";

// More than can be read while they are sent.
const FILES = 150;
const stateDir = mkdtempSync(join(tmpdir(), "tierwise-restart-"));
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

test("killed in the middle and started again, the product finishes every resume once", async () => {
  const port = await freePort();
  const first = await launchProduct({ port, stateDir });
  const call = await logIn(first.address);
  const { id } = await call<{ id: string }>("/api/tournaments", {
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(fixtureJob),
  });
  const form = new FormData();
  for (let n = 0; n < FILES; n++)
    form.append("files", new File([`${zoeText}\nReference ${n}`], `zoe-${n}.txt`));
  await call(`/api/tournaments/${id}/resumes`, { body: form });
  const counts = () => call<{ doneCount: number }>(`/api/tournaments/${id}`);
  expect((await counts()).doneCount, "all was read before the kill").toBeLessThan(FILES);
  await first.kill();

  // The server ends with its start script, so that the port is free again.
  await expect.poll(() => isFree(port), { timeout: 15_000 }).toBe(true);
  const second = await launchProduct({ port, stateDir });
  await expect
    .poll(counts, { timeout: 60_000, interval: 500 })
    .toMatchObject({ status: "completed", resumeCount: FILES, doneCount: FILES, errorCount: 0 });
  await second.stop();
});

/** The local account that `npm start` seeds; a call with a body is a POST. */
async function logIn(address: string) {
  let token = "";
  const call = async <T>(
    path: string,
    { headers = {}, body }: { headers?: object; body?: BodyInit } = {},
  ) => {
    const response = await fetch(`${address}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
      body,
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const session = await call<{ token: string }>("/api/auth/login", {
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "recruiter@example.com", password: "local-only-password" }),
  });
  token = session.token;
  return call;
}
