import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import { afterAll, expect, test } from "vitest";
import { DEMO_MAX_FILES } from "#core/tournaments/demo";
import { fixtureJob } from "../fixtures/make-files";
import { zoeText } from "../fixtures/resumes";
import { logIn } from "./log-in";
import { freePort, launchProduct } from "./product";

const DEMOS = 100;
const RESUMES = 10;
const LONG = { timeout: 400_000 };
const stateDir = mkdtempSync(join(tmpdir(), "tierwise-demos-"));
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

function filesOf(name: string, count: number): FormData {
  const form = new FormData();
  for (let n = 0; n < count; n++)
    form.append("files", new File([`${zoeText}\nReference ${name} ${n}`], `${name}-${n}.txt`));
  return form;
}

/** Starts a demo with the maximum number of resumes, as a separate visitor. */
async function startDemo(address: string, n: number): Promise<string> {
  const headers = { "CF-Connecting-IP": `visitor-${n}` };
  const json = JSON.stringify({ ...fixtureJob, isPublicDemo: true, isDemoTournament: true });
  const made = await fetch(`${address}/api/demo/tournament`, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: json,
  });
  expect(made.status).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const body = filesOf(`demo-${n}`, DEMO_MAX_FILES);
  const sent = await fetch(`${address}/api/demo/tournament/${id}/resumes`, { method: "POST", headers, body });
  expect(sent.status).toBe(201);
  return id;
}

test("a customer's tournament is done while a hundred demos ahead of it still wait", LONG, async () => {
  const product = await launchProduct({ port: await freePort(), stateDir });
  const call = await logIn(product.address);
  const limit = pLimit(8);
  const demos = await Promise.all(
    Array.from({ length: DEMOS }, (_, n) => limit(() => startDemo(product.address, n))),
  );
  const unfinishedDemos = async () => {
    const statuses = await Promise.all(
      demos.map((id) => limit(() => call<{ status: string }>(`/api/demo/tournament/${id}`))),
    );
    return statuses.filter(({ status }) => status === "processing").length;
  };

  const before = await unfinishedDemos();
  const startedAt = performance.now();
  const { id } = await call<{ id: string }>("/api/tournaments", {
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(fixtureJob),
  });
  await call(`/api/tournaments/${id}/resumes`, { body: filesOf("customer", RESUMES) });
  await expect
    .poll(() => call(`/api/tournaments/${id}`), { timeout: 120_000, interval: 100 })
    .toMatchObject({ status: "completed", doneCount: RESUMES });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const after = await unfinishedDemos();
  console.log(
    `The customer waited ${seconds} s; of ${DEMOS} demos ${before} waited before and ${after} after.`,
  );
  // All share one processor here, so about one demo resume is read for each of the customer's.
  expect(before).toBeGreaterThan(DEMOS / 4);
  expect(after).toBeGreaterThan(before / 2);
  await product.kill();
});
