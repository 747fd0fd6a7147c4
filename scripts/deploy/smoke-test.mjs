import { setTimeout as sleep } from "node:timers/promises";
import { UserError } from "../lib/process.mjs";

const RESUME = `Jordan Smoke-Test
jordan@example.com

EXPERIENCE
Accountant, Example Ltd, January 2020 - Present
- Closed the books each month
`;
const JOB = {
  name: "Deployment check",
  keyRequirements: "Month-end close",
  isPublicDemo: true,
  isDemoTournament: true,
};

/** How long a new domain may take to answer (its certificate is issued), and a resume to be analyzed. */
const ADDRESS_MS = 180_000;
const RESUME_MS = 120_000;

/**
 * Polls the health of the product at `address` until it is healthy, on version `version` if given. `overrides`
 * ({ Worker: version }) reach versions that take no traffic yet.
 *
 * @param {string} address
 * @param {{ version?: string, overrides?: Record<string, string>, fetch?: any, pause?: any }} options
 */
export async function checkHealth(address, { version, overrides, fetch = globalThis.fetch, pause = sleep }) {
  const header = Object.entries(overrides ?? {})
    .map(([worker, id]) => `${worker}="${id}"`)
    .join(", ");
  const headers = header ? { "Cloudflare-Workers-Version-Overrides": header } : {};
  let last = "no answer";
  for (let waited = 0; waited <= ADDRESS_MS; waited += 5000) {
    if (waited > 0) await pause(5000);
    const response = await fetch(`${address}/api/health`, { headers }).catch((error) => error);
    if (response instanceof Error) {
      last = response.cause instanceof Error ? response.cause.message : response.message;
      continue;
    }
    const health = await response.json().catch(() => ({}));
    last = `${response.status} ${JSON.stringify(health)}`;
    if (response.ok && health.status === "ok" && (!version || health.version === version)) return health;
  }
  throw new UserError(`${address}/api/health is unhealthy: ${last}`);
}

/**
 * Sends an invented resume through the demo: web Worker, files, queue, consumer, judge. Returns the seconds it took;
 * undefined if the demo is paused.
 */
export async function checkResume(address, { fetch = globalThis.fetch, pause = sleep } = {}) {
  const call = async (path, init) => {
    const response = await fetch(`${address}/api/demo/tournament${path}`, {
      ...init,
      headers: { origin: address, ...init?.headers },
    });
    const text = await response.text();
    const isPaused = response.status === 503 && text.includes('"paused":true');
    if (!response.ok && !isPaused)
      throw new UserError(`The check's resume: ${path || "/"} answered ${response.status} ${text}`);
    return JSON.parse(text);
  };
  const { id, paused } = await call("", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...JOB, jobDescription: "", optionalRequirements: "", keySkills: [] }),
  });
  if (paused) return undefined;
  const form = new FormData();
  form.append("files", new Blob([RESUME]), "deployment-check.txt");
  await call(`/${id}/resumes`, { method: "POST", body: form });
  for (let waited = 0; waited <= RESUME_MS; waited += 2000) {
    const [resume] = await call(`/${id}/resumes`);
    if (resume?.status === "done") return waited / 1000;
    if (resume?.status === "error")
      throw new UserError(`The check's resume ended as an error: ${resume.error ?? "no reason given"}`);
    await pause(2000);
  }
  throw new UserError(
    `The check's resume was not read within ${RESUME_MS / 1000} seconds: does the queue reach its consumer?`,
  );
}
