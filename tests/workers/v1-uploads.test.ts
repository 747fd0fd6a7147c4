import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ResultDocument } from "#core/partners/result-document";
import { listings, tournaments } from "#platform/d1/schema";
import { call } from "./call";
import { db, deliver, joinPartner, processJob, RESUME_TEXT, signUp, webEnv } from "./support";

type Resume = { file_id: string; status: string; result_url: string; error: string | null };

const text = (content: string) => new Blob([content]);

async function openListing() {
  const { partner, token } = await joinPartner();
  const json = { company: "Northwind", title: "Backend Engineer", description: "TypeScript\nPostgreSQL" };
  const { listing_id } = await (await call("/v1/listings", { token, json })).json<{ listing_id: string }>();
  const uploadPath = `/v1/users/${partner.id}/jobs/${listing_id}/upload`;
  const upload = (query: string, content: Blob) => {
    const body = new FormData();
    body.append("file", content, "part.txt");
    return call(`${uploadPath}${query}`, { token, body });
  };
  return { partner, token, id: listing_id, path: `/v1/listings/${listing_id}`, uploadPath, upload };
}

test("from upload to result: processing, then succeeded or failed with a reason", async () => {
  const { token, path, upload } = await openListing();
  const good = await upload("?filename=jordan.txt", text(`${RESUME_TEXT}\n+1 555 0100`));
  expect(good.status).toBe(201);
  const resume = await good.json<Resume>();
  expect(resume).toMatchObject({
    filename: "jordan.txt",
    status: "processing",
    result_url: null,
    file_url: `https://app.example/api/resumes/${resume.file_id}/view`,
  });
  expect((await call(`${path}/resumes/${resume.file_id}/result`, { token })).status).toBe(409);
  const bad = await (await upload("?filename=broken.pdf", text("%PDF-1.7 broken"))).json<Resume>();
  await deliver([processJob(resume.file_id), processJob(bad.file_id)]);

  const [second, first] = await (await call(`${path}/resumes`, { token })).json<Resume[]>();
  expect(second).toMatchObject({ file_id: bad.file_id, status: "failed", result_url: null });
  expect(second?.error).toMatch(/\w+/);
  const result_url = `https://app.example${path}/resumes/${resume.file_id}/result`;
  expect(first).toMatchObject({ file_id: resume.file_id, status: "succeeded", result_url, error: null });
  expect(await (await call(`${path}/resumes/${resume.file_id}`, { token })).json()).toEqual(first);

  const result = await (await call(new URL(result_url).pathname, { token })).json<ResultDocument>();
  expect(result.contactInfo).toMatchObject({ name: "Jordan Example", email: "jordan@example.com" });
  expect(Object.keys(result)).toEqual(
    expect.arrayContaining(["tier", "pros", "cons", "extractedSkills", "followUpQuestions", "contactInfo"]),
  );
  const shown = result.scorecard.find(({ quote }) => quote !== null);
  expect(RESUME_TEXT).toContain(shown?.quote);

  const proxied = await call(`/api/proxy/s3-results?url=${encodeURIComponent(result_url)}`, { token });
  expect([proxied.status, await proxied.json()]).toEqual([200, result]);
});

test("a form's type may be written in any letter case", async () => {
  const { token, uploadPath } = await openListing();
  const answer = await call(uploadPath, {
    token,
    headers: { "Content-Type": "Multipart/Form-Data; boundary=x" },
    body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nan engineer\r\n--x--\r\n',
  });
  expect(answer.status).toBe(201);
});

test("the proxy gives a partner its own results, and nobody anything else", async () => {
  const { token, path, upload } = await openListing();
  const { file_id } = await (await upload("?filename=a.txt", text(RESUME_TEXT))).json<Resume>();
  await deliver([processJob(file_id)]);
  const url = encodeURIComponent(`https://app.example${path}/resumes/${file_id}/result`);
  const ask = (query: string, caller?: string) => call(`/api/proxy/s3-results${query}`, { token: caller });
  expect((await ask(`?url=${url}`, token)).status).toBe(200);
  expect((await ask(`?url=${url}`, (await joinPartner()).token)).status).toBe(400);
  expect((await ask(`?url=${url}`, (await signUp()).token)).status).toBe(401);
  expect((await ask(`?url=${url}`)).status).toBe(401);
  for (const query of ["", "?url=", `?url=${url}&url=${url}`, "?url=http://127.0.0.1/", `?url=${url}%3Fx`]) {
    const refused = await ask(query, token);
    expect([query, refused.status]).toEqual([query, 400]);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining("result_url") });
  }
});

test("the same bytes are the same resume, whatever they are called", async () => {
  const { upload, path, token } = await openListing();
  const first = await upload("?filename=a.txt", text(RESUME_TEXT));
  const again = await upload("?filename=b.txt", text(RESUME_TEXT));
  expect([first.status, again.status]).toEqual([201, 200]);
  expect((await again.json<Resume>()).file_id).toBe((await first.json<Resume>()).file_id);
  expect(await (await call(`${path}/resumes`, { token })).json()).toHaveLength(1);
});

test("a name is a label: without folders or what cannot be seen", async () => {
  const { upload } = await openListing();
  const named = await upload(`?filename=${encodeURIComponent("../../a\u0000\r\nb.txt")}`, text(RESUME_TEXT));
  expect(await named.json()).toMatchObject({ filename: "ab.txt" });
  const unnamed = await upload("", text(`${RESUME_TEXT} 2`));
  expect(await unnamed.json()).toMatchObject({ filename: "part.txt" });
});

test("what cannot be taken in is refused in words, and changes nothing", async () => {
  const { partner, token, id, path, uploadPath, upload } = await openListing();
  const refused = async (answer: Promise<Response>, status: number, words: RegExp) => {
    const response = await answer;
    const { message } = await response.json<{ message: string }>();
    expect([response.status, message]).toEqual([status, expect.stringMatching(words)]);
  };
  const form = (entries: [string, Blob | string][]) => {
    const body = new FormData();
    for (const [name, value] of entries) {
      if (typeof value === "string") body.append(name, value);
      else body.append(name, value, "a.txt");
    }
    return body;
  };
  await refused(upload("?filename=a.exe", text("x")), 400, /accepted file type/);
  await refused(upload("?filename=..%2F", text("x")), 400, /accepted file type/);
  await refused(upload("?filename=big.txt", text("x".repeat(10 * 1024 * 1024 + 1))), 413, /10MB/);
  await refused(call(uploadPath, { token, method: "POST" }), 400, /'file'/);
  const urls = ["http://169.254.169.254/", "https://example.com/jordan.pdf"];
  await refused(call(uploadPath, { token, json: { urls } }), 415, /multipart.*not fetched from URLs/);
  await refused(call(uploadPath, { token, body: form([["files", text("x")]]) }), 400, /'file'/);
  await refused(call(uploadPath, { token, body: form([["file", "no file"]]) }), 400, /'file'/);
  const two = form([
    ["file", text("x")],
    ["file", text("y")],
  ]);
  await refused(call(uploadPath, { token, body: two }), 400, /one file/);

  const other = await joinPartner();
  const foreign = (employer: string, listing: string, caller: string) =>
    call(`/v1/users/${employer}/jobs/${listing}/upload`, {
      token: caller,
      body: form([["file", text("x")]]),
    });
  await refused(foreign(other.partner.id, id, token), 404, /Listing/);
  await refused(foreign(partner.id, id, other.token), 404, /Listing/);
  await refused(foreign(other.partner.id, id, other.token), 404, /Listing/);
  await refused(foreign(partner.id, crypto.randomUUID(), token), 404, /Listing/);

  await db
    .update(listings)
    .set({ expiresAt: new Date(0) })
    .where(eq(listings.tournamentId, id));
  await refused(upload("?filename=a.txt", text(RESUME_TEXT)), 409, /expired/);
  expect(await (await call(path, { token })).json()).toMatchObject({ status: "expired", resume_count: 0 });

  await db.update(listings).set({ expiresAt: null }).where(eq(listings.tournamentId, id));
  await db.update(tournaments).set({ resumeCount: 2000 }).where(eq(tournaments.id, id));
  await refused(upload("?filename=a.txt", text(RESUME_TEXT)), 409, /2,000/);
});

test("a list of resumes goes on where the Link header says", async () => {
  const { path, token, upload } = await openListing();
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) {
    const answer = await upload(`?filename=${n}.txt`, text(`${RESUME_TEXT} ${n}`));
    ids.unshift((await answer.json<Resume>()).file_id);
  }
  const first = await call(`${path}/resumes?limit=2`, { token });
  const next = /<https:\/\/app\.example(.+)>; rel="next"/.exec(first.headers.get("Link") ?? "")?.[1];
  const last = await call(next ?? "", { token });
  const seen = [...(await first.json<Resume[]>()), ...(await last.json<Resume[]>())];
  expect(seen.map(({ file_id }) => file_id)).toEqual(ids);
  expect(last.headers.has("Link")).toBe(false);
});

test("what a partner deletes is gone, with its files", async () => {
  const { path, token, upload, id } = await openListing();
  const { file_id } = await (await upload("?filename=a.txt", text(RESUME_TEXT))).json<Resume>();
  const other = await joinPartner();
  const del = (target: string, caller: string) => call(target, { token: caller, method: "DELETE" });
  expect((await del(`${path}/resumes/${file_id}`, other.token)).status).toBe(404);
  expect((await del(path, other.token)).status).toBe(404);

  expect((await del(`${path}/resumes/${file_id}`, token)).status).toBe(204);
  expect((await call(`${path}/resumes/${file_id}`, { token })).status).toBe(404);
  await deliver([{ version: 1, type: "remove-files", deletionId: file_id }]);
  expect((await webEnv.FILES.list({ prefix: `tournaments/${id}/` })).objects).toEqual([]);

  expect((await del(path, token)).status).toBe(204);
  expect((await call(path, { token })).status).toBe(404);
  expect((await del(path, token)).status).toBe(404);
});
