import { SignJWT } from "jose";
import { beforeAll, expect, test } from "vitest";
import { readPartnerKeys } from "#platform/partner-tokens";
import { describeApi } from "../../worker/v1/app";
import { call } from "./call";
import { deliver, joinPartner, processJob, RESUME_TEXT, signUp, webEnv } from "./support";
import { ZOD_WORDS } from "./zod-words";

const document = JSON.parse(JSON.stringify(describeApi("https://app.example"))) as ApiDocument;

type Schema = {
  $ref?: string;
  properties?: Record<string, unknown>;
  required?: string[];
  examples?: unknown[];
};
type Operation = {
  operationId: string;
  security?: object[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string }>;
};
type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
type Target = { path: string; method: string; operation: Operation };
type Ids = Record<string, string>;
type Furnished = { token: string; ids: Ids };

const targets: Target[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

/** Bodies whose valid values the schema cannot express. */
const BODIES: Record<string, (credentials: Ids) => object> = {
  logIn: ({ username, password }) => ({ username, password }),
  createListing: () => ({ company: "Northwind", title: "Engineer", description: "TypeScript" }),
  editListing: () => ({ title: "Engineer" }),
  changeRubric: () => ({
    base_version: 1,
    criteria: [{ text: "TypeScript", importance: "must", weight: 3 }],
  }),
  reopenListing: () => ({ expires_at: "2040-01-31T12:00:00Z" }),
  createWebhook: () => ({ url: "https://hooks.example.com/tierwise" }),
};

const WRONG_IDS = ["made-up", "%00", "%F0%9F%98%80", "..%2F..", "'%20OR%201=1--", "x".repeat(3000)];
const WRONG_QUERIES = [
  "limit=0",
  "limit=101",
  "limit=x",
  "limit=",
  "limit=1&limit=2",
  "cursor=-1",
  "cursor=x",
].concat([
  "cursor=%00",
  `cursor=${"9".repeat(40)}`,
  `filename=${"x".repeat(2000)}`,
  "filename=%00",
  "status=done",
  "updated_since=yesterday",
  "after_id=1",
  "extra=1",
]);
const WRONG_VALUES = [null, 0, -1, "", true, [], {}, [null], "x".repeat(60_000), "\u0000", { $ne: 1 }];
const WRONG_BODIES = ["", "{", "null", "[]", "1", '"x"', `{"title":"${"x".repeat(2 * 1024 * 1024)}"}`];

/** A partner with one of everything that a path can refer to. */
async function furnish(marker: string): Promise<Furnished> {
  const { partner, token, password } = await joinPartner();
  const listing = { company: "Northwind", title: `Engineer ${marker}`, description: "TypeScript" };
  const { listing_id } = await (await call("/v1/listings", { token, json: listing })).json<Ids>();
  const body = new FormData();
  body.append("file", new Blob([`${RESUME_TEXT}\n${marker}`]), `${marker}.txt`);
  const upload = `/v1/users/${partner.id}/jobs/${listing_id}/upload`;
  const { file_id = "" } = await (await call(upload, { token, body })).json<Ids>();
  await deliver([processJob(file_id)]);
  const webhook = await call("/v1/webhooks", { token, json: BODIES.createWebhook?.({}) });
  const { webhook_id } = await webhook.json<Ids>();
  const ping = await call(`/v1/webhooks/${webhook_id}/ping`, { token, method: "POST" });
  const { delivery_id } = await ping.json<Ids>();
  const named = { listingId: listing_id, fileId: file_id, webhookId: webhook_id, deliveryId: delivery_id };
  return { token, ids: { ...named, employerUuid: partner.id, username: partner.username, password } as Ids };
}

function fill(path: string, ids: Ids): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name];
    if (!id) throw new Error(`no test knows what {${name}} of ${path} is`);
    return id;
  });
}

function bodyOf({ operation }: Target, ids: Ids): { json?: object; body?: FormData } {
  const types = Object.keys(operation.requestBody?.content ?? {});
  if (types.length === 0) return {};
  if (types.includes("multipart/form-data")) {
    const body = new FormData();
    body.append("file", new Blob([`${RESUME_TEXT} ${crypto.randomUUID()}`]), "a.txt");
    return { body };
  }
  const json = BODIES[operation.operationId]?.(ids);
  if (!json) throw new Error(`no test knows a body for ${operation.operationId}`);
  return { json };
}

const ask = ({ path, method }: Target, ids: Ids, options: Parameters<typeof call>[1], query = "") =>
  call(`${fill(path, ids)}${query}`, { method, ...options });

/** Expects a readable refusal: never a 5xx, never anybody else's data. */
async function expectRefusal(answer: Response, what: string, statuses?: number[]) {
  const text = await answer.text();
  expect([what, answer.status < 500, text.includes("SECRET")]).toEqual([what, true, false]);
  expect(text).not.toMatch(/SQLITE|D1_ERROR|\bat .+:\d+:\d+/);
  if (statuses)
    expect([what, statuses.includes(answer.status), answer.status]).toEqual([what, true, answer.status]);
  if (answer.status >= 400) {
    expect(answer.headers.get("Content-Type")).toContain("application/json");
    expect(JSON.parse(text)).toMatchObject({ message: expect.stringMatching(/\w/) });
    expect(text).not.toMatch(ZOD_WORDS);
  }
}

let own: Furnished;
let other: Furnished;
beforeAll(async () => {
  own = await furnish("SECRET");
  other = await furnish("own");
});

const isSecured = ({ operation }: Target) => operation.security?.length !== 0;
const secured = targets.filter(isSecured);
const jsonTargets = targets.filter(({ operation }) => operation.requestBody?.content["application/json"]);

async function expiredToken(partnerId: string) {
  const [{ kid = "", secret = "" } = {}] = readPartnerKeys(webEnv.PARTNER_TOKEN_KEYS) ?? [];
  return new SignJWT()
    .setProtectedHeader({ alg: "HS256", kid })
    .setSubject(partnerId)
    .setAudience("tierwise-partner-api")
    .setJti("1")
    .setIssuedAt(1_700_000_000)
    .setExpirationTime(1_700_003_600)
    .sign(new TextEncoder().encode(secret));
}

test("the document holds together", () => {
  const ids = targets.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const name of JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    expect(document.components.schemas).toHaveProperty(name[1] ?? "");
  }
  for (const { path, operation } of targets) {
    const declared = (operation.parameters ?? []).flatMap(({ name, in: place }) =>
      place === "path" ? [name] : [],
    );
    expect(declared.sort()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());
    for (const { description } of Object.values(operation.responses)) expect(description).not.toBe("");
  }
  expect(Object.keys(document.paths)).toContain("/auth/login");
});

test("without a partner's good token every call is 401", async () => {
  const { ids } = own;
  const tokens = [undefined, "a.b.c", (await signUp()).token, await expiredToken(ids.employerUuid ?? "")];
  for (const target of secured) {
    for (const token of tokens) {
      await expectRefusal(await ask(target, ids, { token }), target.operation.operationId, [401]);
    }
  }
});

test("another partner finds nothing of it, and can do nothing to it", async () => {
  for (const target of secured) {
    const answer = await ask(target, own.ids, { token: other.token, ...bodyOf(target, own.ids) });
    const statuses = target.path.includes("{") ? [404] : undefined;
    await expectRefusal(answer, target.operation.operationId, statuses);
  }
  const path = `/v1/listings/${own.ids.listingId}/resumes/${own.ids.fileId}/result`;
  expect((await call(path, { token: own.token })).status).toBe(200);
});

test("ids and queries that mean nothing are refused in words", async () => {
  const { token, ids } = other;
  for (const target of secured) {
    const name = target.operation.operationId;
    for (const wrong of target.path.includes("{") ? WRONG_IDS : []) {
      const wrongIds = Object.fromEntries(Object.keys(ids).map((key) => [key, wrong]));
      const answer = await ask(target, wrongIds, { token, ...bodyOf(target, ids) });
      await expectRefusal(answer, `${name} of ${wrong.slice(0, 20)}`, [400, 404]);
    }
    for (const query of target.method === "DELETE" ? [] : WRONG_QUERIES) {
      await expectRefusal(
        await ask(target, ids, { token, ...bodyOf(target, ids) }, `?${query}`),
        `${name} ${query}`,
      );
    }
  }
}, 120_000);

test("bodies that are not as described are refused in words", async () => {
  for (const target of jsonTargets) {
    // A partner for each, because of the limit on calls per minute.
    const { token, ids } = await furnish("own");
    const name = target.operation.operationId;
    const caller = isSecured(target) ? { token } : {};
    const right = bodyOf(target, ids).json ?? {};
    const [{ schema } = { schema: {} }] = Object.values(target.operation.requestBody?.content ?? {});
    const named = document.components.schemas[schema.$ref?.split("/").at(-1) ?? ""] ?? schema;
    for (const field of Object.keys(named.properties ?? {})) {
      const isRequired = named.required?.includes(field);
      const { [field as never]: _left, ...without } = right;
      if (isRequired)
        await expectRefusal(
          await ask(target, ids, { ...caller, json: without }),
          `${name} without ${field}`,
          [400],
        );
      for (const value of WRONG_VALUES) {
        const answer = await ask(target, ids, { ...caller, json: { ...right, [field]: value } });
        await expectRefusal(answer, `${name} ${field} ${JSON.stringify(value).slice(0, 20)}`);
      }
    }
    await expectRefusal(
      await ask(target, ids, { ...caller, json: { ...right, extra: { __proto__: 1 } } }),
      name,
    );
    for (const text of WRONG_BODIES) {
      const body = new Blob([text], { type: "application/json" });
      await expectRefusal(
        await ask(target, ids, { ...caller, body }),
        `${name} ${text.slice(0, 9)}`,
        [400, 413],
      );
    }
  }
  const { token, ids } = other;
  for (const target of targets.filter((one) => bodyOf(one, ids).body)) {
    for (const type of [
      "multipart/form-data",
      "multipart/form-data; boundary=x",
      "text/plain",
      "application/json",
    ]) {
      const body = new Blob(["--x\r\nbroken"], { type });
      await expectRefusal(
        await ask(target, ids, { token, body }),
        `${target.operation.operationId} ${type}`,
        [400, 415],
      );
    }
  }
});

test("asked rightly, every call of the document does what it says", async () => {
  // A separate partner, because the tests above have made as many webhooks as a partner may have.
  const { token, ids } = await furnish("own");
  const last = ({ method, path }: Target) => (method === "DELETE" ? 1000 - path.length : 0);
  for (const target of targets.toSorted((a, b) => last(a) - last(b))) {
    const caller = isSecured(target) ? { token } : {};
    const answer = await ask(target, ids, { ...caller, ...bodyOf(target, ids) });
    expect([target.operation.operationId, answer.status < 300]).toEqual([target.operation.operationId, true]);
    expect(Object.keys(target.operation.responses)).toContain(String(answer.status));
  }
});
