import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { partnerAsViewer } from "#core/audit/find-readable";
import { tournaments } from "#platform/d1/schema";
import { API_VERSION } from "../../worker/v1/version";
import { call } from "./call";
import { db, deliver, joinPartner, processJob, RESUME_TEXT, services } from "./support";
import { createWebhook } from "./webhook-support";

type Listing = { listing_id: string; status: string; expires_at: string | null };
type Resume = { file_id: string; status: string; created_at: string; updated_at: string };
type Delivery = { type: string; data: Record<string, unknown> };

async function openListing() {
  const { partner, token } = await joinPartner();
  const json = { company: "Northwind", title: "Backend Engineer", description: "TypeScript\nPostgreSQL" };
  const { listing_id: id } = await (await call("/v1/listings", { token, json })).json<Listing>();
  const path = `/v1/listings/${id}`;
  const ask = (end: string, options: Parameters<typeof call>[1] = {}) =>
    call(`${path}${end}`, { token, ...options });
  const upload = async (marker: string) => {
    const body = new FormData();
    body.append("file", new Blob([`${RESUME_TEXT}\n${marker}`]), `${marker}.txt`);
    return call(`/v1/users/${partner.id}/jobs/${id}/upload`, { token, body });
  };
  const read = async (marker: string) => {
    const { file_id } = await (await upload(marker)).json<Resume>();
    await deliver([processJob(file_id)]);
    return file_id;
  };
  return { id, token, partner, ask, upload, read };
}

test("a closed listing takes no resume until it is reopened, and both may be asked twice", async () => {
  const { ask, upload } = await openListing();
  for (let time = 0; time < 2; time++) {
    const closed = await (await ask("/close", { method: "POST" })).json<Listing>();
    expect(closed.status).toBe("expired");
  }
  expect((await upload("late")).status).toBe(409);
  expect((await ask("/upload-session", { method: "PUT" })).status).toBe(409);
  const past = await ask("/reopen", { json: { expires_at: "2020-01-01T00:00:00Z" } });
  expect([past.status, await past.json()]).toMatchObject([
    400,
    { error: { code: "invalid_input", param: "expires_at" } },
  ]);
  const reopened = await (await ask("/reopen", { json: {} })).json<Listing>();
  expect(reopened).toMatchObject({ status: "active", expires_at: null });
  expect((await upload("in time")).status).toBe(201);
  const until = await ask("/reopen", { json: { expires_at: 2_000_000_000 } });
  expect(await until.json()).toMatchObject({ status: "active", expires_at: "2033-05-18T03:33:20.000Z" });
});

test("another partner can neither close nor reopen it, nor hold its uploads open", async () => {
  const { id, ask } = await openListing();
  const { token } = await joinPartner();
  const asStranger = (end: string, options: Parameters<typeof call>[1]) =>
    call(`/v1/listings/${id}${end}`, { token, ...options });
  expect((await asStranger("/close", { method: "POST" })).status).toBe(404);
  expect((await asStranger("/reopen", { json: {} })).status).toBe(404);
  expect((await asStranger("/upload-session", { method: "PUT" })).status).toBe(404);
  expect((await asStranger("/upload-session", { method: "DELETE" })).status).toBe(404);
  expect(await (await ask("")).json()).toMatchObject({ status: "active", expires_at: null });
});

test("uploads of a session end in one listing.completed, without one in one each", async () => {
  const { token, ask, read } = await openListing();
  const { webhook_id } = await createWebhook(token, { events: ["listing.completed"] });
  const completed = async () => {
    const log = await call(`/v1/webhooks/${webhook_id}/deliveries`, { token });
    return (await log.json<Delivery[]>()).map(({ data }) => data.succeeded);
  };
  expect((await ask("/upload-session", { method: "PUT" })).status).toBe(200);
  for (const marker of ["a", "b", "c"]) await read(marker);
  expect(await completed()).toEqual([]);
  expect((await ask("/upload-session", { method: "DELETE" })).status).toBe(204);
  expect((await ask("/upload-session", { method: "DELETE" })).status).toBe(204);
  expect(await completed()).toEqual([3]);
  await read("d");
  expect(await completed()).toEqual([4, 3]);
});

test("closing a listing ends its upload session", async () => {
  const { id, ask, read } = await openListing();
  await ask("/upload-session", { method: "PUT" });
  await read("a");
  await ask("/close", { method: "POST" });
  const [row] = await db.select().from(tournaments).where(eq(tournaments.id, id));
  expect(row).toMatchObject({ status: "completed", uploadOpenUntil: null });
});

test("what changed since the last time is told in pages, and nothing else", async () => {
  const { ask, read, upload } = await openListing();
  const ids = [await read("a"), await read("b"), await read("c")];
  const changesSince = async (since: string) => {
    const seen: Resume[] = [];
    let path: string | undefined = `/resumes?limit=2&updated_since=${since}`;
    while (path) {
      const page: Response = await ask(path);
      seen.push(...(await page.json<Resume[]>()));
      const next: string =
        /<https:\/\/app\.example(.+)>; rel="next"/.exec(page.headers.get("Link") ?? "")?.[1] ?? "";
      path = next ? next.slice(next.indexOf("/resumes")) : undefined;
    }
    return seen;
  };
  const all = await changesSince("2020-01-01T00:00:00Z");
  expect(all.map(({ file_id }) => file_id)).toEqual(ids);
  const last = all.at(-1)?.updated_at ?? "";
  expect((await changesSince(last)).map(({ file_id }) => file_id)).toEqual(ids.slice(2));

  const waiting = await (await upload("d")).json<Resume>();
  await deliver([processJob(waiting.file_id)]);
  const later = await changesSince(last);
  expect(later.map(({ file_id }) => file_id)).toEqual([ids[2], waiting.file_id]);
  expect((later.at(-1)?.updated_at ?? "") > waiting.updated_at).toBe(true);
});

test("a list can be of one status", async () => {
  const { ask, read, upload } = await openListing();
  const done = await read("a");
  const waiting = await (await upload("b")).json<Resume>();
  const ofStatus = async (status: string) =>
    (await (await ask(`/resumes?status=${status}`)).json<Resume[]>()).map(({ file_id }) => file_id);
  expect(await ofStatus("succeeded")).toEqual([done]);
  expect(await ofStatus("processing")).toEqual([waiting.file_id]);
  expect(await ofStatus("failed")).toEqual([]);
});

test("a result made anew for other criteria is told of, and says by what it was made", async () => {
  const { id, token, partner, ask, read } = await openListing();
  const { webhook_id } = await createWebhook(token, { events: ["resume.rescored"] });
  const fileId = await read("a");
  const result = async () => (await ask(`/resumes/${fileId}/result`)).json<Record<string, unknown>>();
  expect(await result()).toMatchObject({ rubricVersion: 1, judgedBy: { engine: "embedded", model: null } });

  const { rubric, rubricVersion: baseVersion } = await services.tournaments.get(
    partnerAsViewer(partner.id),
    id,
  );
  const criteria = rubric.criteria.slice(1);
  await services.rubrics.change({ userId: partner.id, tournamentId: id, baseVersion, criteria });
  const log = await call(`/v1/webhooks/${webhook_id}/deliveries`, { token });
  expect(await log.json()).toMatchObject([
    { type: "resume.rescored", data: { listing_id: id, file_id: fileId, rubric_version: 2 } },
  ]);
  expect(await result()).toMatchObject({ rubricVersion: 2 });
});

test("every answer says the version, and an unknown one is refused", async () => {
  const { token } = await joinPartner();
  const asked = (version?: string) =>
    call("/v1/listings", { token, headers: version ? { "Tierwise-Version": version } : {} });
  for (const answer of [await asked(), await asked(API_VERSION), await call("/v1/listings", {})]) {
    expect(answer.headers.get("Tierwise-Version")).toBe(API_VERSION);
  }
  const refused = await asked("2020-01-01");
  expect([refused.status, await refused.json()]).toMatchObject([400, { error: { code: "unknown_version" } }]);
});

test("title and expiry are changed by themselves, as often as asked", async () => {
  const { ask } = await openListing();
  const patch = (json: unknown) => ask("", { method: "PATCH", json });
  for (let time = 0; time < 2; time++) {
    const edited = await patch({ title: "Staff Engineer" });
    expect([edited.status, await edited.json()]).toMatchObject([
      200,
      { title: "Staff Engineer", description: "TypeScript\nPostgreSQL", expires_at: null },
    ]);
  }
  const until = await patch({ expires_at: "2033-01-01T00:00:00Z" });
  expect(await until.json()).toMatchObject({
    title: "Staff Engineer",
    expires_at: "2033-01-01T00:00:00.000Z",
  });
  expect(await (await patch({ expires_at: null })).json()).toMatchObject({ expires_at: null });
  const refused = await patch({ title: "", expires_at: "2020-01-01T00:00:00Z" });
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { error: { code: "invalid_input", param: "title" } },
  ]);
  expect((await patch({ expires_at: "2020-01-01T00:00:00Z" })).status).toBe(400);
});

test("a changed rubric is a new version, the same one again is none, and an old one is refused", async () => {
  const { ask, read } = await openListing();
  const fileId = await read("first");
  const rubric = await (await ask("/rubric")).json<{
    rubric_version: number;
    criteria: { weight: number }[];
  }>();
  expect(rubric.rubric_version).toBe(1);
  const criteria = rubric.criteria.map((one, index) =>
    index === 0 ? { ...one, weight: one.weight * 3 } : one,
  );
  const put = (json: unknown) => ask("/rubric", { method: "PUT", json });
  for (let time = 0; time < 2; time++) {
    const changed = await put({ base_version: 1, criteria });
    expect([changed.status, await changed.json()]).toMatchObject([200, { rubric_version: 2 }]);
  }
  const result = await (await ask(`/resumes/${fileId}/result`)).json();
  expect(result).toMatchObject({ rubricVersion: 2 });
  const late = await put({ base_version: 1, criteria: [{ text: "Rust", importance: "must", weight: 1 }] });
  expect([late.status, await late.json()]).toMatchObject([409, { error: { code: "rubric_changed" } }]);
  const empty = await put({ base_version: 2, criteria: [] });
  expect([empty.status, await empty.json()]).toMatchObject([400, { error: { param: "criteria" } }]);
});
