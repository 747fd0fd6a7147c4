import type {
  APIRequestContext,
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from "playwright-core";
import { afterAll, afterEach, beforeEach, expect, inject, vi } from "vitest";
import type { ResumeView } from "#core/resumes/resume";
import type { TournamentListItem } from "#core/tournaments/tournament";
import type { TournamentInput } from "#core/tournaments/tournament.schema";
import { launchBrowser } from "./browser";

export const address = inject("address");
export const PASSWORD = "correct-horse-battery";

export type NamedFile = { name: string; bytes: Uint8Array };

/** Test files of one worker run one after the other and share these. */
let browser: Browser | undefined;
/** Contexts for the next visitors: pages open several times faster where their scripts are cached already. */
let spareContexts: BrowserContext[] = [];
/** Without motion, because drawing it takes a tenth of the time. A test of something that moves visits with motion. */
const USUAL: BrowserContextOptions = {
  baseURL: address,
  viewport: { width: 1280, height: 900 },
  reducedMotion: "reduce",
};
/** Contexts for one visitor only, because what was set for them stays. */
const usedUp = new WeakSet<BrowserContext>();

/** Opens visitors for the tests of a file. Each has their own cookies, and leaves when the test is over. */
export function openBrowser(): { visit(options?: BrowserContextOptions): Promise<Page> } {
  const ofFile: BrowserContext[] = [];
  let ofTest: BrowserContext[] | undefined;
  beforeEach(async () => {
    ofTest = [];
    // A failed test leaves its routes and listeners behind.
    for (const page of ofFile.flatMap((context) => context.pages())) {
      page.removeAllListeners("dialog");
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
  });
  afterEach(async () => {
    await Promise.all((ofTest ?? []).map(leave));
    ofTest = undefined;
  });
  afterAll(async () => {
    await Promise.all(ofFile.map(leave));
  });
  return {
    async visit(options) {
      const context = await openContext(options);
      (ofTest ?? ofFile).push(context);
      return context.newPage();
    },
  };
}

async function openContext(options?: BrowserContextOptions): Promise<BrowserContext> {
  if (!browser?.isConnected()) {
    browser = await launchBrowser();
    spareContexts = [];
  }
  const spare = options ? undefined : spareContexts.pop();
  if (spare) {
    await spare.setExtraHTTPHeaders(aCaller());
    return spare;
  }
  const extraHTTPHeaders = { ...aCaller(), ...options?.extraHTTPHeaders };
  const context = await browser.newContext({ ...USUAL, ...options, extraHTTPHeaders });
  context.setDefaultTimeout(20_000);
  retryClosedConnections(context.request);
  context.on("page", allowForgottenWaits);
  if (options?.javaScriptEnabled !== false) context.on("page", waitForHydration);
  if (options) usedUp.add(context);
  const { clock } = context;
  const { install } = clock;
  clock.install = (time) => {
    usedUp.add(context);
    return install.call(clock, time);
  };
  return context;
}

/** A server closes connections nobody used for seconds, maybe just as the next request is sent on one. */
function retryClosedConnections(request: APIRequestContext): void {
  const send = request.fetch.bind(request);
  request.fetch = <T>(url: Parameters<typeof send>[0], options?: Parameters<typeof send>[1]) =>
    send<T>(url, { maxRetries: 2, ...options });
}

async function leave(context: BrowserContext): Promise<void> {
  if (usedUp.has(context)) return context.close();
  await Promise.all(context.pages().map((page) => page.close()));
  await context.setStorageState({ cookies: [], origins: [] });
  spareContexts.push(context);
}

/**
 * Lets a page of the app count as open once it is hydrated, because before that its buttons and keys do nothing. A
 * test that names what it waits for waits for that alone.
 */
function waitForHydration(page: Page): void {
  const { goto, reload, goBack, goForward, waitForURL } = page;
  const isHydrated = () =>
    !("__remixContext" in window) || document.documentElement.dataset.hydrated === "true";
  const thenHydrated = async <Result>(opening: Promise<Result>, options?: { waitUntil?: string }) => {
    const result = await opening;
    if (!options?.waitUntil) await page.waitForFunction(isHydrated);
    return result;
  };
  page.goto = (url, options) => thenHydrated(goto.call(page, url, options), options);
  page.reload = (options) => thenHydrated(reload.call(page, options), options);
  page.goBack = (options) => thenHydrated(goBack.call(page, options), options);
  page.goForward = (options) => thenHydrated(goForward.call(page, options), options);
  page.waitForURL = (url, options) => thenHydrated(waitForURL.call(page, url, options), options);
}

/** If the step between a wait and its await fails, that step's error is the test's; the wait's fails nothing more. */
function allowForgottenWaits(page: Page): void {
  for (const name of ["waitForEvent", "waitForRequest", "waitForResponse"] as const) {
    const wait = page[name].bind(page) as (...of: unknown[]) => Promise<never>;
    page[name] = (...of: unknown[]) => {
      const waiting = wait(...of);
      waiting.catch(() => undefined);
      return waiting;
    };
  }
}

/** A new caller address, by which limits are counted. In production the network in front sets this header. */
const aCaller = () => ({ "CF-Connecting-IP": crypto.randomUUID() });

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
    const candidates = await shownCandidates(page);
    return {
      completed: status.includes("completed"),
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
