import type {
  APIRequestContext,
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
} from "playwright-core";
import { afterAll, afterEach, beforeEach } from "vitest";
import { launchBrowser } from "./browser";
import { aCaller, address } from "./support";

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

/** Opens a page before the first test and after a failed one; every other test leaves it as the next one needs it. */
export function keepOpen(open: () => Promise<unknown>): void {
  let isInOrder = false;
  beforeEach(async () => {
    if (!isInOrder) await open();
    isInOrder = false;
  });
  afterEach(({ task }) => {
    isInOrder = task.result?.state === "pass";
  });
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
  // An answer that a route is still reading goes with its page.
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
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
