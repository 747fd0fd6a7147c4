import { readFileSync } from "node:fs";
import { join } from "node:path";
import { percentile } from "../lib/percentile";
import { fetchTimed } from "../running/fetch-timed";
import type { Filled } from "./fill-world";
import type { Page } from "./list-pages";

export type Cost = { p50: number; p95: number; queries: number; rowsRead: number; kilobytes: number };

type Place = { address: string; stateDir: string; filled: Filled };

const WARM_UP = 3;
const TIMEOUT_MS = 5000;

/** Alternates between the places for each page, so that other load on the machine affects both equally. */
export async function measure(asked: { place: Place; page: Page }[], times: number): Promise<Cost[]> {
  const seen = asked.map(() => ({ milliseconds: [] as number[], bytes: 0, requestId: "" }));
  for (let round = -WARM_UP; round < times; round++) {
    for (const [index, { place, page }] of asked.entries()) {
      const { milliseconds, ...answer } = await ask(place, page);
      const own = seen[index];
      if (!own) continue;
      Object.assign(own, answer);
      if (round >= 0) own.milliseconds.push(milliseconds);
    }
  }
  return Promise.all(
    asked.map(async ({ place }, index) => {
      const { milliseconds = [], bytes = 0, requestId = "" } = seen[index] ?? {};
      return {
        p50: percentile(milliseconds, 0.5),
        p95: percentile(milliseconds, 0.95),
        kilobytes: bytes / 1024,
        ...(await findUse(place, requestId)),
      };
    }),
  );
}

/** Milliseconds to the first byte of the response. The body is then read to the end. */
async function ask({ address, filled }: Place, { as, path, kind }: Page) {
  const { token } = filled[as];
  const cookie = as === "partner" ? "partner_token" : "auth_token";
  const headers: Record<string, string> =
    kind === "page"
      ? { Accept: "text/html", Cookie: `${cookie}=${token}` }
      : { Authorization: `Bearer ${token}` };
  const { response, bytes, firstByteMs } = await fetchTimed(`${address}${path}`, {
    headers,
    redirect: "manual",
  });
  return { milliseconds: firstByteMs, bytes, requestId: response.headers.get("X-Request-Id") ?? "" };
}

/** Reads the query counts from the line that the product logs for each request. */
async function findUse({ stateDir }: Place, requestId: string) {
  const line = new RegExp(`requestId: '${requestId}'[^}]*?queries: (\\d+), rowsRead: (\\d+)`);
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; ) {
    const found = line.exec(readFileSync(join(stateDir, "log.txt"), "utf8"));
    if (found) return { queries: Number(found[1]), rowsRead: Number(found[2]) };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The log does not tell of request ${requestId}.`);
}
