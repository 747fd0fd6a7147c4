import type { Locator, Page } from "playwright-core";
import { expect, inject, vi } from "vitest";
import type { ResumeView } from "#core/resumes/resume";
import type { TournamentListItem } from "#core/tournaments/tournament";
import type { TournamentInput } from "#core/tournaments/tournament.schema";

export const address = inject("address");
export const PASSWORD = "correct-horse-battery";

export type NamedFile = { name: string; bytes: Uint8Array };

/** A new caller address, by which limits are counted. In production the network in front sets this header. */
export const aCaller = () => ({ "CF-Connecting-IP": crypto.randomUUID() });

/** Signs up a new account, without opening a page. `unlimited` also redeems a promo code. */
export async function signUp(page: Page, { unlimited = false } = {}): Promise<{ email: string }> {
  const email = `e2e-${crypto.randomUUID()}@example.com`;
  await send(page, "/api/auth/register", { email, password: PASSWORD });
  if (unlimited) await redeem(page, await makePromoCode());
  return { email };
}

const RECRUITER = { email: "recruiter@example.com", password: "local-only-password" };
const ADMIN = { email: "admin@example.com", password: "local-only-password" };

/** Logs in as the local administrator, without opening a page. */
export function logInAsAdmin(page: Page): Promise<void> {
  return send(page, "/api/auth/login", ADMIN);
}

/** Creates a promo code as the administrator. */
export async function makePromoCode(): Promise<string> {
  const code = `E2E-${crypto.randomUUID()}`.toUpperCase();
  await post("/api/admin/promo-codes", { code }, await asAdmin());
  return code;
}

/** The header that authenticates the administrator's calls. */
export async function asAdmin(): Promise<{ Authorization: string }> {
  const { token } = await post<{ token: string }>("/api/auth/login", ADMIN);
  return { Authorization: `Bearer ${token}` };
}

export async function post<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(`${address}${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...aCaller(), ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<T>;
}

export function redeem(page: Page, code: string): Promise<void> {
  return send(page, "/api/promo-codes/redeem", { code });
}

/** Sends a request with the page's cookies, as its own scripts would. */
async function send(page: Page, path: string, data: unknown): Promise<void> {
  const response = await page.request.post(path, { data, headers: { Origin: address } });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
}

/** Waits until the sample tournament of the page's account is read, and returns its path. */
export async function untilSampleIsRead(page: Page): Promise<string> {
  const findSample = async () => {
    const response = await page.request.get("/api/tournaments");
    const list = (await response.json()) as TournamentListItem[];
    return list.find((tournament) => tournament.isDemoTournament);
  };
  await vi.waitFor(async () => expect(await findSample()).toMatchObject({ status: "completed" }), {
    timeout: 60_000,
    interval: 200,
  });
  return `/dashboard/tournament/${(await findSample())?.id}`;
}

/** Logs in as the local recruiter, without opening a page. Returns the path of the sample tournament. */
export async function logInAsRecruiter(page: Page): Promise<{ samplePath: string }> {
  await send(page, "/api/auth/login", RECRUITER);
  return { samplePath: await untilSampleIsRead(page) };
}

/** The path that compares the first three candidates of a tournament. */
export async function comparePath(page: Page, tournamentPath: string): Promise<string> {
  const id = tournamentPath.split("/").at(-1);
  const resumes = (await (await page.request.get(`/api/tournaments/${id}/resumes`)).json()) as ResumeView[];
  return `${tournamentPath}?compare=${resumes.slice(0, 3).map((resume) => resume.id)}`;
}

/** Opens a tournament for the job with files dropped on the form. Ends on its page and returns its id. */
export async function createTournament(
  page: Page,
  job: TournamentInput,
  files: NamedFile[],
): Promise<string> {
  await page.goto("/dashboard/create-tournament");
  await page.getByLabel("Tournament name").fill(job.name);
  await page.getByLabel("Job description").fill(job.jobDescription);
  await page.getByLabel("Key requirements").fill(job.keyRequirements);
  await page.getByLabel("Optional / nice-to-have requirements").fill(job.optionalRequirements);
  await page.getByLabel("Key skills").fill(job.keySkills.join(", "));
  if (files.length > 0) await dropFiles(page.getByRole("button", { name: /Drop resumes here/ }), files);
  await page.getByRole("button", { name: "Create Tournament" }).click();
  await page.getByRole("button", { name: "Looks right" }).click();
  await page.waitForURL(/\/dashboard\/tournament\/[\w-]+/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** Adds files on the page of a tournament and waits until they are uploaded. */
export async function addResumes(page: Page, files: NamedFile[]): Promise<void> {
  await page.getByRole("button", { name: "Add Resumes" }).first().click();
  const dialog = page.getByRole("dialog");
  await dropFiles(dialog.getByRole("button", { name: /Drop resumes here/ }), files);
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** A real drop: the browser sees a DataTransfer with the files, as from a folder on the desktop. */
export async function dropFiles(target: Locator, files: NamedFile[]): Promise<void> {
  const contents = files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString("base64") }));
  const dataTransfer = await target.page().evaluateHandle((contents) => {
    const transfer = new DataTransfer();
    for (const { name, base64 } of contents) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], name));
    }
    return transfer;
  }, contents);
  await target.dispatchEvent("drop", { dataTransfer });
}

/** Finishes all animations, because halfway through, colors lack contrast and elements are not in place. */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isRunning = ({ effect, playState }: Animation) =>
      playState !== "finished" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    // Whatever a click started, or the end of another animation, is painted in the next frame. A page that is not
    // painted has none.
    const untilPainted = () =>
      Promise.race([
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        new Promise((done) => setTimeout(done, 1000)),
      ]);
    for (;;) {
      await untilPainted();
      const running = document.getAnimations().filter(isRunning);
      if (running.length === 0) break;
      for (const animation of running) animation.finish();
    }
  });
}

/** Waits until every request the page has made so far has reached the test's routes and the product. */
export async function untilRequestsArrived(page: Page): Promise<void> {
  await page.evaluate(() => fetch("/api/health"));
}

export function card(page: Page, fileName: string): Locator {
  return page.getByRole("article", { name: fileName.replace(/\.\w+$/, ""), exact: true });
}

export type ShownCandidate = {
  name: string;
  tier: string | null;
  /** -1 if there is no match. */
  percent: number;
};

/** Switches between cards and table, and waits until that is saved. */
export async function showAs(page: Page, view: "Cards" | "Table"): Promise<void> {
  const button = page.getByRole("button", { name: view, exact: true });
  await untilPreferenceIsSaved(page, ["candidateView", view.toLowerCase()], () => button.click());
  await vi.waitFor(async () => expect(await button.getAttribute("aria-pressed")).toBe("true"), 20_000);
}

/**
 * Changes one preference and waits until the server has answered; an earlier change of another does not count.
 */
export async function untilPreferenceIsSaved(
  page: Page,
  [name, value]: [name: string, value: string],
  change: () => Promise<void>,
): Promise<void> {
  const isSaved = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname.startsWith("/preferences") &&
      new URLSearchParams(response.request().postData() ?? "").get(name) === value,
  );
  await Promise.all([isSaved, change()]);
}

/** The cards from top to bottom. Scrolls through the page, because only cards near the viewport are rendered. */
export async function shownCandidates(page: Page): Promise<ShownCandidate[]> {
  return page.evaluate(async () => {
    const list = document.querySelector("section[aria-label=Candidates] ul");
    const found = new Map<number, { name: string; tier: string | null; percent: number }>();
    const before = window.scrollY;
    for (;;) {
      const items = [...(list?.querySelectorAll<HTMLElement>(":scope > li") ?? [])];
      for (const item of items) {
        const header = item.querySelector("header")?.textContent ?? "";
        found.set(Number(item.ariaPosInSet), {
          name: item.querySelector("article")?.getAttribute("aria-label") ?? "",
          tier: /Tier ([ABCD])/.exec(header)?.[1] ?? null,
          percent: Number(/(\d+)%/.exec(header)?.[1] ?? -1),
        });
      }
      const all = Number(items[0]?.ariaSetSize ?? 0);
      if (found.size >= all) break;
      const isAtEnd = items.some((item) => Number(item.ariaPosInSet) === all);
      window.scrollTo(0, isAtEnd ? 0 : window.scrollY + window.innerHeight / 2);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    if (window.scrollY !== before) window.scrollTo(0, before);
    return [...found].sort(([a], [b]) => a - b).map(([, candidate]) => candidate);
  });
}

/** Waits until the run is over and each file shows a match or an error message. */
export async function untilRead(page: Page, { done, failed }: { done: number; failed: number }) {
  const shown = async () => {
    const status = (await page.locator("header").filter({ hasText: "Created" }).textContent()) ?? "";
    // Going through all candidates takes a busy page long, so it waits for the end of the run.
    if (!status.includes("completed")) return { completed: false };
    const candidates = await shownCandidates(page);
    return {
      completed: true,
      done: candidates.filter(({ tier }) => tier !== null).length,
      failed: await page.locator("article").filter({ hasText: /error/ }).count(),
    };
  };
  await vi.waitFor(async () => expect(await shown()).toEqual({ completed: true, done, failed }), {
    timeout: 90_000,
    interval: 200,
  });
}

/** Answers a page's action instead of the server, until `page.unrouteAll()`. */
export async function answerAction(page: Page, path: string, status: number, answer: object): Promise<void> {
  const headers = { "Content-Type": "text/x-script", "X-Remix-Response": "yes" };
  await page.route(`**${path}.data*`, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status, headers, body: encodeAnswer({ data: answer }) })
      : route.continue(),
  );
}

/**
 * Encodes an answer for the pages' scripts: all values in one list, each object listing the indexes of its keys and
 * values.
 */
function encodeAnswer(answer: object): string {
  const list: unknown[] = [];
  const place = (value: unknown): number => {
    const at = list.push(value) - 1;
    if (Array.isArray(value)) list[at] = value.map(place);
    else if (typeof value === "object" && value !== null) {
      const entries = Object.entries(value).map(([key, part]) => [`_${place(key)}`, place(part)]);
      list[at] = Object.fromEntries(entries);
    }
    return at;
  };
  place(answer);
  return `${JSON.stringify(list)}\n`;
}
