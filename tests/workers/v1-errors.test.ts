import { expect, test } from "vitest";
import type { PartnerError } from "../../worker/v1/errors";
import { describeErrors, PARTNER_ERRORS } from "../../worker/v1/errors";
import { call } from "./call";
import { joinPartner } from "./support";
import { createWebhook } from "./webhook-support";

const listing = { company: "Northwind", title: "Backend Engineer", description: "TypeScript" };

async function errorOf(answer: Response): Promise<PartnerError & { status: number }> {
  const body = await answer.json<{ message: string; error: PartnerError }>();
  expect(body.error.message).toBe(body.message);
  expect(body.error.request_id).toBe(answer.headers.get("X-Request-Id"));
  expect(body.error.doc_url).toMatch(/\/v1\/docs#errors$/);
  return { ...body.error, status: answer.status };
}

test("a refusal has a code that programs can tell apart, and names the first field that is wrong", async () => {
  const { token } = await joinPartner();
  const post = (json: unknown) => call("/v1/listings", { token, json });
  expect(await errorOf(await post({ ...listing, title: undefined }))).toMatchObject({
    ...{ status: 400, code: "invalid_input", param: "title", message: "title is required" },
  });
  expect(await errorOf(await post({ ...listing, title: 7 }))).toMatchObject({
    message: "title must be text",
  });
  expect(await errorOf(await call("/v1/listings/made-up", { token }))).toMatchObject({
    ...{ status: 404, code: "listing_not_found" },
  });
  for (const path of ["/v1/nothing-here", "/v1/listings/made-up/nothing-here"])
    expect(await errorOf(await call(path))).toMatchObject({ status: 404, code: "not_found" });
  const credentials = { username: "nobody", password: "of this name" };
  expect(await errorOf(await call("/auth/login", { json: credentials }))).toMatchObject({
    ...{ status: 401, code: "bad_partner_credentials" },
  });
});

test("the docs quote the API's own words", async () => {
  const { token, partner } = await joinPartner();
  const path = `/v1/users/${partner.id}/jobs/made-up/upload`;
  const documented = describeErrors();
  for (const answer of [
    await call("/v1/listings", { token, json: { ...listing, title: undefined } }),
    await call("/v1/listings", { token, headers: { "Tierwise-Version": "2020-01-31" } }),
    await call("/v1/listings", { token: "not.a.token" }),
    await call("/v1/listings/made-up", { token }),
    await call("/v1/nothing-here", { token }),
    await call(path, { token, json: {} }),
    await call("/auth/login", { json: { username: "nobody", password: "of this name" } }),
  ]) {
    const { code, status, message } = await errorOf(answer);
    expect(documented).toContain(`\`${code}\` (${status}): ${message}`);
  }
});

test("answers for people's pages stay as they were", async () => {
  const answer = await call("/api/tournaments", {});
  expect(await answer.json()).toEqual({ message: "Please log in to continue." });
  expect(answer.headers.has("WWW-Authenticate")).toBe(false);
});

test("401 says how to be let in", async () => {
  expect((await call("/v1/listings", {})).headers.get("WWW-Authenticate")).toBe('Bearer realm="tierwise"');
  const wrong = await call("/v1/listings", { token: "not.a.token" });
  expect(wrong.headers.get("WWW-Authenticate")).toBe('Bearer realm="tierwise", error="invalid_token"');
});

test("what was made says where it is", async () => {
  const { token, partner } = await joinPartner();
  const made = await call("/v1/listings", { token, json: listing });
  const { listing_id: id } = await made.json<{ listing_id: string }>();
  expect(made.headers.get("Location")).toBe(`/v1/listings/${id}`);
  expect((await call(`/v1/listings/${id}`, { token })).status).toBe(200);

  const upload = () => {
    const body = new FormData();
    body.append("file", new Blob(["Jordan Example. Built payment services in TypeScript."]), "a.txt");
    return call(`/v1/users/${partner.id}/jobs/${id}/upload`, { token, body });
  };
  const first = await upload();
  expect(first.status).toBe(201);
  expect((await call(first.headers.get("Location") ?? "", { token })).status).toBe(200);
  const again = await upload();
  expect([again.status, again.headers.get("Location")]).toEqual([200, null]);
});

test("a webhook is made once for a key, and answered the same, secret included", async () => {
  const { token } = await joinPartner();
  const post = (url: string) =>
    call("/v1/webhooks", {
      token,
      json: { url, events: ["resume.succeeded"] },
      headers: { "Idempotency-Key": "w1" },
    });
  const first = await post("https://hooks.example.com/a");
  const again = await post("https://hooks.example.com/a");
  expect([first.status, again.status, again.headers.get("Idempotency-Replayed")]).toEqual([201, 201, "true"]);
  expect(await again.json()).toEqual(await first.json());
  expect(await (await call("/v1/webhooks", { token })).json()).toHaveLength(1);
  expect(await errorOf(await post("https://hooks.example.com/b"))).toMatchObject({
    ...{ status: 422, code: "idempotency_key_reused" },
  });
  await createWebhook(token, {});
  expect(await (await call("/v1/webhooks", { token })).json()).toHaveLength(2);

  // Its secret went with it, so the first answer cannot be given again.
  const path = first.headers.get("Location") ?? "";
  expect((await call(path, { token, method: "DELETE" })).status).toBe(204);
  expect(await errorOf(await post("https://hooks.example.com/a"))).toMatchObject({
    ...{ status: 404, code: "webhook_not_found" },
  });
});

test("JSON carries none of a page's headers", async () => {
  const { headers } = await call("/v1/openapi.json", {});
  const ofBrowsers = /^(?:x-(?!request-id)|.*-policy$|origin-|strict-)/;
  expect([...headers.keys()].filter((name) => ofBrowsers.test(name)).sort()).toEqual([
    "content-security-policy",
    "cross-origin-resource-policy",
    "strict-transport-security",
    "x-content-type-options",
  ]);
  expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'");
});

type Schema = { required?: string[]; properties?: Record<string, object> };

test("the document asks for the three fields that a listing needs, and lists every code", async () => {
  const document = await (await call("/v1/openapi.json", {})).json<{
    info: { description: string };
    components: { schemas: Record<string, Schema> };
  }>();
  const { NewListing } = document.components.schemas;
  expect(NewListing?.required).toEqual(["company", "title", "description"]);
  // Generated clients treat a field with a default as required.
  expect(JSON.stringify(NewListing)).not.toContain('"default"');
  for (const code of PARTNER_ERRORS) expect(document.info.description).toContain(`\`${code}\``);
  expect(JSON.stringify(document)).not.toMatch(/sign(?:ed|ing)?[ -](?:in|out)/i);
});
