import { createExecutionContext } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { ownerAsViewer } from "#core/audit/find-readable";
import { toCandidateCard } from "#core/resumes/candidate-card";
import { resumes, users } from "#platform/d1/schema";
import { app } from "../../worker/app";
import { makeFixtureFiles } from "../fixtures/make-files";
import { call, ORIGIN } from "./call";
import { resumesOf } from "./resumes-of";
import {
  db,
  deliver,
  openTournament,
  processJob,
  services,
  signUp,
  uploadFile,
  uploadText,
  webEnv,
} from "./support";

function formOf(...files: [name: string, content: string | Uint8Array<ArrayBuffer>][]) {
  const form = new FormData();
  for (const [name, content] of files) form.append("files", new File([content], name));
  return form;
}

test("register, log in in any letter case, me, log out", async () => {
  const email = `Case-${crypto.randomUUID()}@Example.com`;
  const registered = await call("/api/auth/register", { json: { email, password: "summer rain" } });
  expect(registered.status).toBe(201);
  expect(registered.headers.get("Set-Cookie")).toMatch(/^auth_token=.+; HttpOnly; Secure; SameSite=Lax/);

  const again = await call("/api/auth/register", {
    json: { email: email.toLowerCase(), password: "summer rain" },
  });
  expect(again.status).toBe(409);

  const wrong = await call("/api/auth/login", { json: { email, password: "winter rain" } });
  const unknown = await call("/api/auth/login", {
    json: { email: "no@example.com", password: "winter rain" },
  });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(await wrong.json()).toEqual(await unknown.json());

  const login = await call("/api/auth/login", {
    json: { email: email.toUpperCase(), password: "summer rain" },
  });
  const { token } = await login.json<{ token: string }>();
  const me = await (await call("/api/auth/me", { token })).json<Record<string, unknown>>();
  expect(me).toMatchObject({ email: email.toLowerCase(), isAdmin: false });
  expect(Object.keys(me).sort()).toEqual([
    "additionalTournamentCredits",
    "createdAt",
    "email",
    "hasUnlimitedAccess",
    "id",
    "isAdmin",
    "isEmailConfirmed",
    "stripeCustomerId",
    "stripePlanId",
  ]);

  const loggedOut = await call("/api/auth/logout", { method: "POST", token });
  expect(loggedOut.headers.get("Set-Cookie")).toMatch(/^auth_token=; Max-Age=0/);
  expect((await call("/api/auth/me", { token })).status).toBe(401);
  expect((await call("/api/auth/logout", { method: "POST", token })).status).toBe(200);
});

test("the administrator's e-mail cannot be registered", async () => {
  const response = await call("/api/auth/register", {
    json: { email: webEnv.ADMIN_EMAIL.toUpperCase(), password: "summer rain" },
  });
  expect(response.status).toBe(409);
});

test("bad bodies get 400 with words", async () => {
  const { token } = await signUp();
  const notJson = await call("/api/tournaments", { token, body: "{", method: "POST" });
  expect([notJson.status, await notJson.json()]).toEqual([
    400,
    { message: "The request body is not valid JSON." },
  ]);
  const noName = await call("/api/tournaments", { token, json: { name: "  " } });
  expect(await noName.json()).toMatchObject({ message: "Tournament name is required" });
  for (const json of [
    { email: "x", password: "summer rain" },
    { email: "a@b.co", password: "12345" },
    null,
    [],
  ]) {
    expect((await call("/api/auth/login", { json })).status).toBe(400);
  }
});

test("too many attempts get 429 with Retry-After", async () => {
  const attempt = () =>
    app.fetch(
      new Request(`${ORIGIN}/api/auth/login`, {
        method: "POST",
        headers: { "CF-Connecting-IP": "203.0.113.9", "Content-Type": "application/json" },
        body: JSON.stringify({ email: "a@example.com", password: "wrong-1" }),
      }),
      { ...webEnv, AUTH_LIMIT: { limit: async () => ({ success: false }) } as RateLimit },
      createExecutionContext(),
    );
  const response = await attempt();
  expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "60"]);
});

test("a cookie only works from our own pages, and never beside a bearer", async () => {
  const { token } = await signUp();
  const cookie = `auth_token=${token}`;
  const json = { name: "From a page" };
  expect((await call("/api/tournaments", { cookie, json })).status).toBe(403);
  expect((await call("/api/tournaments", { cookie, json, origin: "https://evil.example" })).status).toBe(403);
  expect((await call("/api/tournaments", { cookie, json, origin: ORIGIN })).status).toBe(201);
  const login = { email: "a@example.com", password: "summer rain" };
  expect((await call("/api/auth/login", { json: login, origin: "https://evil.example" })).status).toBe(403);
  expect((await call("/api/tournaments", { cookie, token: "made-up" })).status).toBe(401);
  expect((await call("/api/tournaments", { cookie })).status).toBe(200);
});

test("somebody else's ids answer as missing ones", async () => {
  const owner = await signUp();
  const { id } = await openTournament(owner.user.id);
  const resume = await uploadText(id, "private.txt");
  const { token } = await signUp();
  const paths = [
    `/api/tournaments/${id}`,
    `/api/tournaments/${id}/resumes`,
    `/api/tournaments/${id}/export/tier/A`,
    `/api/tournaments/${id}/live`,
    `/api/resumes/${resume.id}/view`,
    `/api/resumes/${resume.id}/text`,
  ];
  for (const path of paths) expect([path, (await call(path, { token })).status]).toEqual([path, 404]);
  expect(
    (await call(`/api/resumes/${resume.id}`, { token, method: "PUT", json: { tier: "A" } })).status,
  ).toBe(404);
  const upload = await call(`/api/tournaments/${id}/resumes`, { token, body: formOf(["a.txt", "a"]) });
  expect(upload.status).toBe(404);
  for (const path of paths) expect([path, (await call(path)).status]).toEqual([path, 401]);
});

test("an upload says of every file what became of it", async () => {
  const { user, token } = await signUp();
  const { id } = await openTournament(user.id);
  const response = await call(`/api/tournaments/${id}/resumes`, {
    token,
    body: formOf(
      ["one.txt", "first resume"],
      ["two.TXT", "second resume"],
      ["copy of one.txt", "first resume"],
      ["photo.png", "not a resume"],
      ["huge.pdf", new Uint8Array(10 * 1024 * 1024 + 1)],
      ["exact.pdf", new Uint8Array(10 * 1024 * 1024)],
      ["empty.txt", ""],
      ["also empty.pdf", ""],
    ),
  });
  expect(response.status).toBe(201);
  const result =
    await response.json<Record<"uploaded" | "duplicates" | "rejected", { fileName: string }[]>>();
  expect(result.uploaded.map((file) => file.fileName)).toEqual([
    "one.txt",
    "two.TXT",
    "exact.pdf",
    "empty.txt",
  ]);
  expect(result.duplicates.map((file) => file.fileName)).toEqual(["copy of one.txt"]);
  expect(result.rejected).toEqual([
    { fileName: "photo.png", message: 'File "photo.png" is not an accepted file type.' },
    { fileName: "huge.pdf", message: 'File "huge.pdf" exceeds the maximum size of 10MB.' },
    { fileName: "also empty.pdf", message: 'File "also empty.pdf" is empty.' },
  ]);
});

test("a form's type may be written in any letter case", async () => {
  const { user, token } = await signUp();
  const { id } = await openTournament(user.id);
  const answer = await call(`/api/tournaments/${id}/resumes`, {
    token,
    headers: { "Content-Type": "Multipart/Form-Data; boundary=x" },
    body: '--x\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\nan engineer\r\n--x--\r\n',
  });
  expect(answer.status).toBe(201);
});

test("an upload with nothing acceptable in it is refused with words", async () => {
  const { user, token } = await signUp();
  const { id } = await openTournament(user.id);
  const path = `/api/tournaments/${id}/resumes`;
  const onlyPng = await call(path, { token, body: formOf(["a.png", "x"]) });
  expect([onlyPng.status, (await onlyPng.json<{ message: string }>()).message]).toEqual([
    400,
    'File "a.png" is not an accepted file type.',
  ]);
  expect((await call(path, { token, json: {} })).status).toBe(415);
  expect((await call(path, { token, body: formOf() })).status).toBe(415);
  for (const contentType of ["multipart/form-data", "multipart/form-data; boundary=other"]) {
    const broken = new Request(`${ORIGIN}${path}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": contentType },
      body: "--x\r\n",
    });
    expect((await app.fetch(broken, webEnv, createExecutionContext())).status).toBe(415);
  }
  const cutShort = new Request(`${ORIGIN}${path}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "multipart/form-data; boundary=x" },
    body: '--x\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\nhalf',
  });
  expect((await app.fetch(cutShort, webEnv, createExecutionContext())).status).toBe(415);
});

test("a recruiter's tier stands beside the one of the analysis", async () => {
  const { user, token } = await signUp();
  const { id } = await openTournament(user.id);
  const resume = await uploadText(id, "jordan.txt");
  await deliver([processJob(resume.id)]);
  const [before] = await (await call(`/api/tournaments/${id}/resumes`, { token })).json<{ tier: string }[]>();
  const other = before?.tier === "D" ? "A" : "D";
  const path = `/api/resumes/${resume.id}`;
  const changed = await call(path, { token, method: "PUT", json: { tier: other } });
  expect(await changed.json()).toMatchObject({
    tier: other,
    aiTier: before?.tier,
    recruiterTier: { tier: other },
  });
  const withdrawn = await call(path, { token, method: "PUT", json: { tier: null } });
  expect(await withdrawn.json()).toMatchObject({ tier: before?.tier, recruiterTier: null });
  const unread = await uploadText(id, "unread.txt");
  const early = await call(`/api/resumes/${unread.id}`, { token, method: "PUT", json: { tier: "A" } });
  expect(early.status).toBe(409);
  expect((await call(path, { token, method: "PUT", json: { tier: "E" } })).status).toBe(400);
  expect((await call(path, { token, method: "PUT", json: {} })).status).toBe(400);
});

test("a list of cards leaves scorecards out; each is read by itself, by its owner alone", async () => {
  const { user, token } = await signUp();
  const { id } = await openTournament(user.id);
  const { id: resumeId } = await uploadText(id, "carded.txt");
  await deliver([processJob(resumeId)]);
  await uploadText(id, "pending.txt");
  const full = await resumesOf(user.id, id);
  const cards = await call(`/api/tournaments/${id}/resumes/cards`, { token });
  expect(await cards.json()).toEqual(full.map(toCandidateCard));
  const listed = await call(`/api/tournaments/${id}/resumes`, { token });
  expect(listed.headers.get("Content-Type")).toBe("application/json");
  expect(await listed.json()).toEqual(full);
  const [whole] = full;
  expect(await (await call(`/api/resumes/${resumeId}`, { token })).json()).toEqual(whole);
  expect(whole?.scorecard?.verdicts.length).toBeGreaterThan(0);

  const stranger = await signUp();
  expect((await call(`/api/resumes/${resumeId}`, { token: stranger.token })).status).toBe(404);
  expect((await call(`/api/resumes/${resumeId}`)).status).toBe(401);
});

test("the owner reads the text that quotes point into; it is empty before the resume was read", async () => {
  const { user, token } = await signUp();
  const { id } = await openTournament(user.id);
  const { id: resumeId } = await uploadText(id, "quoted.txt");
  const read = async () => (await call(`/api/resumes/${resumeId}/text`, { token })).json();
  expect(await read()).toEqual({ text: "" });
  await deliver([processJob(resumeId)]);
  const { text } = (await read()) as { text: string };
  const { scorecard } = await services.resumes.get(ownerAsViewer(user.id), resumeId);
  const quotes = scorecard?.verdicts.flatMap(({ evidence }) => evidence ?? []) ?? [];
  expect(quotes.length).toBeGreaterThan(0);
  for (const { quote, start, end } of quotes) expect(text.slice(start, end)).toBe(quote);
});

test("a file is shown in a form that runs nothing, or downloaded as it came", async () => {
  const { user, token } = await signUp();
  const { id } = await openTournament(user.id);
  const text = await uploadText(id, "text.txt", "<script>alert(1)</script> caf\u00e9");
  const view = await call(`/api/resumes/${text.id}/view`, { token });
  expect(view.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(view.headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*sandbox/);
  expect(view.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(await view.text()).toContain("<script>");

  const types = { "amara-okafor.pdf": "application/pdf", "lukas-brandt.docx": "text/html; charset=utf-8" };
  for (const { name, bytes } of await makeFixtureFiles()) {
    const type = types[name as keyof typeof types];
    if (!type) continue;
    const { id: resumeId } = await uploadFile(id, name, bytes);
    const shown = await call(`/api/resumes/${resumeId}/view`, { token });
    expect(shown.headers.get("Content-Type")).toBe(type);
    expect(shown.headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*sandbox/);
  }

  const disguised = await uploadText(id, 'evil".pdf', "<html><script>alert(1)</script></html>");
  for (const path of [`/api/resumes/${disguised.id}/view`, `/api/resumes/${text.id}/view?download=1`]) {
    const download = await call(path, { token });
    expect(download.headers.get("Content-Type")).toBe("application/octet-stream");
    expect(download.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="[^"]*"; filename\*=UTF-8''/,
    );
  }
});

test("a tier's original files come as a zip, with names made unique, for those whose plan has it", async () => {
  const { user, token } = await signUp();
  const { id } = await openTournament(user.id);
  const names = ["Zoë.txt", "zoë.txt", "../../etc/passwd.txt"];
  for (const [n, name] of names.entries()) {
    const { id: resumeId } = await uploadText(id, name, `content ${n}`);
    await deliver([processJob(resumeId)]);
    await services.resumes.changeTier({ resumeId, userId: user.id, tier: "B" });
  }
  const { id: ahead } = await uploadText(id, "ahead.txt");
  await deliver([processJob(ahead)]);
  await services.resumes.changeTier({ resumeId: ahead, userId: user.id, tier: "A" });
  const path = `/api/tournaments/${id}/export/tier`;
  const refused = await call(`${path}/B`, { token });
  expect([refused.status, refused.headers.get("Content-Type")]).toEqual([403, "application/json"]);

  await db.update(users).set({ hasUnlimitedAccess: true }).where(eq(users.id, user.id));
  const sent: unknown[] = [];
  const TASKS = { sendBatch: async (messages: object[]) => sent.push(...messages) };
  const response = await call(`${path}/B`, { token, env: { ...webEnv, TASKS } as unknown as typeof webEnv });
  expect(response.headers.get("Content-Disposition")).toContain('filename="Backend Engineer - Tier B.zip"');
  const entries = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const table = strFromU8(entries["candidates.csv"] ?? new Uint8Array());
  const column = table
    .trim()
    .split("\r\n")
    .map((row) => row.split(",")[0]);
  expect(column).toEqual(["Rank in Tier B", "1", "2", "3"]);
  const { "candidates.csv": _table, ...files } = entries;
  const entryNames = Object.keys(files).map((name) => name.toLowerCase());
  expect(entryNames.sort()).toEqual(["_.._etc_passwd.txt", "zo\u00eb (2).txt", "zo\u00eb.txt"]);
  expect(
    Object.values(files)
      .map((bytes) => new TextDecoder().decode(bytes))
      .sort(),
  ).toEqual(["content 0", "content 1", "content 2"]);

  const kept = async () =>
    (await webEnv.FILES.list({ prefix: `tournaments/${id}/exports/` })).objects.map(({ key }) => key);
  expect(await kept()).toEqual([]);
  const keep = { version: 1, type: "cache-export", tournamentId: id, tier: "B" };
  expect(sent).toEqual([expect.objectContaining({ body: expect.objectContaining(keep) })]);
  await deliver([keep, keep]);
  const [first, ...others] = await kept();
  expect(others).toEqual([]);
  await services.resumes.changeTier({ resumeId: ahead, userId: user.id, tier: "C" });
  await deliver([keep]);
  expect(await kept()).toEqual([first]);
  const again = await call(`${path}/B`, { token });
  expect(unzipSync(new Uint8Array(await again.arrayBuffer()))).toEqual(entries);

  const moved = (await resumesOf(user.id, id)).find(({ tier }) => tier === "B");
  await services.resumes.changeTier({ resumeId: moved?.id ?? "", userId: user.id, tier: "C" });
  const smaller = await (await call(`${path}/B`, { token })).arrayBuffer();
  expect(Object.keys(unzipSync(new Uint8Array(smaller)))).toHaveLength(2 + 1);
  await deliver([keep]);
  expect(await kept()).toHaveLength(1);
  expect(await kept()).not.toContain(first);

  expect((await call(`${path}/D`, { token })).status).toBe(404);
  expect((await call(`${path}/E`, { token })).status).toBe(400);
});

test("a zip holds files larger than the pieces they are read in, byte for byte", async () => {
  const { user, token } = await signUp();
  await db.update(users).set({ hasUnlimitedAccess: true }).where(eq(users.id, user.id));
  const { id } = await openTournament(user.id);
  const sizes = [256 * 1024, 700_001, 3];
  const sent = sizes.map((size, n) => Uint8Array.from({ length: size }, (_, at) => (at * 7 + n) % 251));
  for (const [n, bytes] of sent.entries()) {
    const { id: resumeId } = await uploadText(id, `${n}.txt`, `content ${n}`);
    await deliver([processJob(resumeId)]);
    await services.resumes.changeTier({ resumeId, userId: user.id, tier: "B" });
    await webEnv.FILES.put(`tournaments/${id}/resumes/${resumeId}/original`, bytes);
    await db.update(resumes).set({ size: bytes.length }).where(eq(resumes.id, resumeId));
  }
  const response = await call(`/api/tournaments/${id}/export/tier/B`, { token });
  const entries = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(entries)).toHaveLength(sizes.length + 1);
  for (const [n, bytes] of sent.entries()) {
    expect(Buffer.from(entries[`${n}.txt`] ?? []).equals(Buffer.from(bytes))).toBe(true);
  }
});

test("the owner watches over a WebSocket, from our own pages only", async () => {
  const { user, token } = await signUp();
  const { id } = await openTournament(user.id);
  const watch = (origin: string) =>
    app.fetch(
      new Request(`${ORIGIN}/api/tournaments/${id}/live`, {
        headers: { Upgrade: "websocket", Cookie: `auth_token=${token}`, Origin: origin },
      }),
      webEnv,
      createExecutionContext(),
    );
  expect((await watch("https://evil.example")).status).toBe(403);
  const response = await watch(ORIGIN);
  expect(response.status).toBe(101);
  const greeting = new Promise((resolve) => {
    response.webSocket?.addEventListener("message", (message) => {
      resolve(JSON.parse(String(message.data)));
    });
  });
  response.webSocket?.accept();
  expect(await greeting).toMatchObject({ type: "snapshot", progress: { status: "draft", resumeCount: 0 } });
});

test("unknown API paths answer JSON", async () => {
  const ours = await call("/api/none");
  expect([ours.status, await ours.json()]).toEqual([404, { message: "Not found." }]);
  const partners = await call("/v1/none");
  const error = { code: "not_found", message: "Not found.", request_id: expect.any(String) };
  expect([partners.status, await partners.json()]).toMatchObject([404, { message: "Not found.", error }]);
});
