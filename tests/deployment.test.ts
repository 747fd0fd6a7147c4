import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { READING_LIMIT_SECONDS } from "#platform/env";
import { openAccount } from "../scripts/deploy/cloudflare.mjs";
import { writeDeploymentConfigs } from "../scripts/deploy/configs.mjs";
import { createAdmin } from "../scripts/deploy/create-admin.mjs";
import { deploy } from "../scripts/deploy/deploy.mjs";
import { checkDeployment } from "../scripts/deploy/doctor.mjs";
import { rollBack } from "../scripts/deploy/release.mjs";
import { FakeCloudflare, readConfig } from "./fake-cloudflare";

const ANSWERS = {
  DEPLOY_DOMAIN: "hire.tierwise-test.net",
  DEPLOY_ADMIN_EMAIL: "admin@hire.test",
  DEPLOY_MAIL_FROM: "no-reply@hire.test",
  DEPLOY_SELLER: "Hire Test Lda",
  DEPLOY_SELLER_ADDRESS: "7 Harbor Street, Lisbon",
  DEPLOY_SELLER_LAW: "Portugal",
  DEPLOY_JURISDICTION: "eu",
  DEPLOY_WORKERS_PAID: "yes",
};
const WORKERS = 5;

/** The deployed product as the commands see it: healthy, and done reading a resume at the second look. */
function product(cloudflare: FakeCloudflare) {
  const state = { isWell: true, readsResumes: true, looks: 0, paths: [] as string[] };
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(String(url));
    state.paths.push(pathname);
    const header = new Headers(init?.headers).get("Cloudflare-Workers-Version-Overrides");
    const asked = header?.match(/="([^"]+)"/)?.[1];
    if (pathname === "/api/health") {
      const version = asked ?? cloudflare.live().tierwise;
      return Response.json(
        { status: state.isWell ? "ok" : "degraded", version },
        { status: state.isWell ? 200 : 503 },
      );
    }
    if (pathname.endsWith("/resumes") && init?.method !== "POST") {
      const status = state.looks++ > 0 && state.readsResumes ? "done" : "pending";
      return Response.json([{ status }]);
    }
    return Response.json({ id: "d1" });
  };
  return { state, fetch: fetch as typeof globalThis.fetch };
}

function command(cloudflare: FakeCloudflare, more: { env?: object; saved?: object; ask?: unknown } = {}) {
  const said: string[] = [];
  const kept: { settings?: Record<string, string> } = {};
  const running = product(cloudflare);
  const run = (options: object = {}) =>
    deploy({
      connect: () => cloudflare.wrangler,
      saved: kept.settings ?? more.saved ?? {},
      save: (settings: Record<string, string>) => {
        kept.settings = settings;
      },
      env: more.env ?? ANSWERS,
      ask: more.ask,
      build: async () => {},
      log: (line: string) => said.push(line),
      fetch: running.fetch,
      pause: async () => {},
      ...options,
    });
  return { run, said, kept, product: running.state };
}

const messageOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "",
    (error: Error) => error.message,
  );

test("a first deployment makes what is missing, once and in order, and reads a resume", async () => {
  const cloudflare = new FakeCloudflare();
  const { run, said } = command(cloudflare);
  await run();
  const steps = cloudflare.made.map((step) =>
    step.replace(/ -c \S*(?= |$)/, "").replace(/\S*secrets\.json/, "FILE"),
  );
  expect(steps.slice(0, 2)).toEqual([
    "d1 create tierwise --jurisdiction eu",
    "r2 bucket create tierwise-files",
  ]);
  expect(steps.filter((step) => step.startsWith("migration")).length).toBeGreaterThan(10);
  expect(steps.slice(-WORKERS)).toContain("deploy --secrets-file FILE");
  expect(cloudflare.buckets.get("tierwise-files")).toBe("eu");
  expect([...cloudflare.secrets.keys()]).toEqual(["SECRET_KEY", "PARTNER_TOKEN_KEYS"]);
  expect(said.at(-2)).toMatch(/A resume was read after \d+ s/);
  expect(said.at(-1)).toContain("https://hire.tierwise-test.net");
  expect(existsSync(".deploy/secrets.json")).toBe(false);
});

test("a second run makes nothing again, keeps the secrets, and lets the new version prove itself first", async () => {
  const cloudflare = new FakeCloudflare();
  const { run, product } = command(cloudflare);
  await run();
  const secret = cloudflare.secrets.get("SECRET_KEY");
  const before = cloudflare.live();
  cloudflare.made.length = 0;
  product.paths.length = 0;
  await run();
  expect(cloudflare.made.filter((step) => /create|migration|^deploy/.test(step))).toEqual([]);
  expect(cloudflare.secrets.get("SECRET_KEY")).toBe(secret);
  const traffic = cloudflare.made.filter((step) => step.startsWith("versions deploy"));
  expect(traffic[0]).toContain(`${before.tierwise}@100% version-`);
  expect(traffic[0]).toContain("@0%");
  for (const [name, version] of Object.entries(cloudflare.live())) expect(version).not.toBe(before[name]);
  expect(product.paths[0]).toBe("/api/health");
});

test("every problem is named at once, before anything is made", async () => {
  const cloudflare = new FakeCloudflare();
  cloudflare.accounts = [
    { id: "a1", name: "One" },
    { id: "a2", name: "Two" },
  ];
  const words = await messageOf(
    command(cloudflare, {
      env: { DEPLOY_DOMAIN: "tierwise.example.com", DEPLOY_MAIL_FROM: "nobody", DEPLOY_WORKERS_PAID: "no" },
    }).run(),
  );
  for (const named of [
    "CLOUDFLARE_ACCOUNT_ID is missing",
    "DEPLOY_DOMAIN must be",
    "DEPLOY_ADMIN_EMAIL is missing",
    "DEPLOY_MAIL_FROM must be",
    "DEPLOY_WORKERS_PAID must be yes",
  ])
    expect(words).toContain(named);
  expect(cloudflare.made).toEqual([]);
});

test("logged out, and a network fault while asking, are two different answers", async () => {
  const cloudflare = new FakeCloudflare();
  cloudflare.isLoggedIn = false;
  expect(await messageOf(command(cloudflare).run())).toContain("npx wrangler login");
  cloudflare.isLoggedIn = true;
  cloudflare.faults = [{ command: "whoami", output: "TypeError: fetch failed" }];
  expect(await messageOf(command(cloudflare).run())).toContain("could not be reached");
});

test("a person is asked for what is missing, and again after a wrong answer", async () => {
  const cloudflare = new FakeCloudflare();
  const seller = ["Hire Test Lda", "7 Harbor Street, Lisbon", "Portugal"];
  const answers = [
    ...["hire.tierwise-test.net", "nonsense", "admin@hire.test", "no-reply@hire.test"],
    ...[...seller, "", "yes"],
  ];
  const asked: { ask?: string; note?: string }[] = [];
  const { run, kept } = command(cloudflare, {
    env: {},
    ask: async (question: { ask?: string; note?: string }) => {
      asked.push(question);
      return question.note ? undefined : answers.shift();
    },
  });
  await run();
  expect(kept.settings).toEqual({
    accountId: "a1",
    domain: "hire.tierwise-test.net",
    adminEmail: "admin@hire.test",
    mailFrom: "no-reply@hire.test",
    seller: "Hire Test Lda",
    sellerAddress: "7 Harbor Street, Lisbon",
    sellerLaw: "Portugal",
    jurisdiction: "none",
    workersPaid: "yes",
  });
  expect(asked.map(({ note }) => note).filter(Boolean)).toEqual([
    "“nonsense” must be an email address of yours.",
  ]);
});

const NETWORK = "A request to the Cloudflare API failed: TypeError: fetch failed";

test.each([
  "d1 list",
  "d1 create",
  "r2 bucket info",
  "r2 bucket create",
  "queues info",
  "queues create",
  "d1 migrations apply",
  "secret list",
  "deployments status",
  "deploy",
])("a network fault at `%s` ends the run in words, and the next run finishes it", async (step) => {
  const cloudflare = new FakeCloudflare();
  const { run } = command(cloudflare);
  cloudflare.faults = [{ command: step, output: NETWORK, times: 1 }];
  expect(await messageOf(run())).toMatch(/could not be reached|Run the command again/);
  const secrets = new Map(cloudflare.secrets);
  await run();
  expect(Object.keys(cloudflare.live())).toHaveLength(WORKERS);
  for (const [name, value] of secrets) expect(cloudflare.secrets.get(name)).toBe(value);
  expect(cloudflare.made.filter((made) => made.startsWith("d1 create"))).toHaveLength(1);
});

test("a failing `secret list` never makes new keys for a product that has some", async () => {
  const cloudflare = new FakeCloudflare();
  const { run } = command(cloudflare);
  await run();
  const secrets = new Map(cloudflare.secrets);
  cloudflare.faults = [{ command: "secret list", output: NETWORK }];
  expect(await messageOf(run())).toContain("could not be reached");
  expect(cloudflare.secrets).toEqual(secrets);
});

test("the Free plan's refusal is explained", async () => {
  const cloudflare = new FakeCloudflare();
  cloudflare.isPaid = false;
  expect(await messageOf(command(cloudflare).run())).toContain("Workers Paid");
});

test("a migration that the query API cuts in two is imported instead, and the others follow", async () => {
  const cloudflare = new FakeCloudflare();
  cloudflare.refusedMigration = "0014_totals.sql";
  const { run, said } = command(cloudflare);
  await run();
  expect(cloudflare.made).toContain("d1 execute 0014_totals.sql");
  expect(cloudflare.migrations).toContain("0015_console_search.sql");
  expect(said.join("\n")).toContain("0014_totals.sql was refused as a query");
});

test("a new version that is not well is never live", async () => {
  const cloudflare = new FakeCloudflare();
  const { run, product } = command(cloudflare);
  await run();
  const before = cloudflare.live();
  product.isWell = false;
  expect(await messageOf(run())).toContain("nothing has changed for anybody");
  expect(cloudflare.live()).toEqual(before);
});

test("a live version that reads no resumes is taken back", async () => {
  const cloudflare = new FakeCloudflare();
  const { run, product } = command(cloudflare);
  await run();
  const before = cloudflare.live();
  product.readsResumes = false;
  expect(await messageOf(run())).toContain("The versions before are live again");
  expect(cloudflare.live()).toEqual(before);
});

test("data stays in its jurisdiction", async () => {
  const cloudflare = new FakeCloudflare();
  const { run } = command(cloudflare);
  await run();
  const words = await messageOf(run({ env: { ...ANSWERS, DEPLOY_JURISDICTION: "none" } }));
  expect(words).toContain("cannot be changed");
});

test("going back brings every Worker to the version before", async () => {
  const cloudflare = new FakeCloudflare();
  const { run, kept } = command(cloudflare);
  await run();
  const first = cloudflare.live();
  await run();
  const workers = writeDeploymentConfigs(kept.settings, "11111111-2222-3333-4444-555555555555");
  await rollBack(openAccount(cloudflare.wrangler), workers, () => {});
  expect(cloudflare.live()).toEqual(first);
});

test("every Worker's config has the settings, and only the web Worker has an address", async () => {
  const cloudflare = new FakeCloudflare();
  const { run, kept } = command(cloudflare);
  await run();
  const workers = writeDeploymentConfigs(kept.settings, "11111111-2222-3333-4444-555555555555");
  expect(workers.map(({ isPublic }) => isPublic)).toEqual([true, ...Array(WORKERS - 1).fill(false)]);
  for (const { file, isPublic } of workers) {
    const config = readConfig(file);
    expect(config.workers_dev).toBe(false);
    expect(config.routes?.[0]).toEqual(
      isPublic ? { pattern: "hire.tierwise-test.net", custom_domain: true } : undefined,
    );
    if (config.vars?.APP_URL) expect(config.vars.APP_URL).toBe("https://hire.tierwise-test.net");
    if (config.vars?.MAIL_FROM) expect(config.vars.MAIL_FROM).toBe("no-reply@hire.test");
    if (config.vars?.SELLER) expect(config.vars.SELLER_LAW).toBe("Portugal");
    for (const bucket of config.r2_buckets ?? []) expect(bucket.jurisdiction).toBe("eu");
  }
  const onWorkersDev = { ...kept.settings, domain: "tierwise.someone.workers.dev" };
  const [webWorker] = writeDeploymentConfigs(onWorkersDev, "11111111-2222-3333-4444-555555555555");
  expect(readConfig(webWorker?.file ?? "")).toMatchObject({ workers_dev: true });
  expect(readConfig(webWorker?.file ?? "").routes).toBeUndefined();
});

test("the doctor finds nothing wrong in what was deployed, and names what was taken away", async () => {
  const cloudflare = new FakeCloudflare();
  const { run, kept } = command(cloudflare);
  await run();
  const { fetch } = product(cloudflare);
  const look = () => checkDeployment({ connect: () => cloudflare.wrangler, settings: kept.settings, fetch });
  const wrong = async () => (await look()).filter(({ state }) => state !== "ok").map(({ what }) => what);
  expect(await wrong()).toEqual([
    expect.stringContaining("STRIPE_SECRET_KEY"),
    expect.stringContaining("STRIPE_WEBHOOK_SECRET"),
  ]);

  cloudflare.queues.delete("tierwise-webhooks");
  cloudflare.migrations.pop();
  cloudflare.secrets.delete("SECRET_KEY");
  cloudflare.mailDomains = [];
  const found = (await wrong()).join("\n");
  for (const named of [
    "Queue tierwise-webhooks",
    "Migrations: ",
    "Secrets: SECRET_KEY",
    "Mail from hire.test",
  ])
    expect(found).toContain(named);

  cloudflare.faults = [{ command: "r2 bucket info", output: NETWORK }];
  expect(await look()).toContainEqual(
    expect.objectContaining({ what: "Bucket tierwise-files", state: "unknown" }),
  );
});

test.each([
  { mailDomains: ["hire.test"], print: false, expected: "is on its way to admin@hire.test" },
  { mailDomains: ["hire.test"], print: true, expected: "/auth/reset-password?token=" },
  { mailDomains: [], print: false, expected: "/auth/reset-password?token=" },
])("the administrator gets a way in: $expected", async ({ mailDomains, print, expected }) => {
  const cloudflare = new FakeCloudflare();
  const { run, kept } = command(cloudflare);
  await run();
  cloudflare.mailDomains = mailDomains;
  const [webWorker] = writeDeploymentConfigs(kept.settings, "11111111-2222-3333-4444-555555555555");
  const said: string[] = [];
  const account = openAccount(cloudflare.wrangler);
  const { fetch } = product(cloudflare);
  await createAdmin({
    account,
    settings: kept.settings,
    webWorker,
    print,
    fetch,
    log: (line: string) => said.push(line),
  });
  expect(said.join("\n")).toContain(expected);
  expect(cloudflare.executed.some((sql) => sql.includes("INSERT INTO password_resets"))).toBe(
    expected.startsWith("/"),
  );
});

test("the CPU time of a resume ends before its caller gives it up, and late enough for the caller to know why", () => {
  const { limits } = readConfig("resume-reader/wrangler.toml");
  expect(limits?.cpu_ms).toBeGreaterThan((READING_LIMIT_SECONDS * 1000) / 2);
  expect(limits?.cpu_ms).toBeLessThan(READING_LIMIT_SECONDS * 1000);
});
