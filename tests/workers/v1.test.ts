import { expect, test } from "vitest";
import { call } from "./call";
import { joinPartner, signUp } from "./support";

const listing = {
  company: "Northwind",
  title: "Backend Engineer",
  description: "TypeScript and PostgreSQL are required.",
  application_url: "https://jobs.example.com/1",
  job_listing_type: "Contract",
  region: "Lisbon",
  optional_skills: [3, 1, 2.5],
  expires_at: "2030-01-31T12:00:00Z",
};

test("a listing is created as sent, read back, and listed to its partner only", async () => {
  const { partner, token } = await joinPartner();
  const other = await joinPartner();
  const created = await call("/v1/listings", { token, json: listing });
  expect(created.status).toBe(201);
  const answer = await created.json<{ listing_id: string }>();
  expect(answer).toMatchObject({
    ...listing,
    employer_uuid: partner.id,
    job_title: listing.title,
    status: "active",
    expires_at: "2030-01-31T12:00:00.000Z",
    resume_count: 0,
  });
  const path = `/v1/listings/${answer.listing_id}`;
  expect(await (await call(path, { token })).json()).toEqual(answer);
  expect(await (await call("/v1/listings", { token })).json()).toEqual([answer]);

  expect((await call(path, { token: other.token })).status).toBe(404);
  expect(await (await call("/v1/listings", { token: other.token })).json()).toEqual([]);
});

test("what is wrong with a listing is said by field", async () => {
  const { token } = await joinPartner();
  const refused = await call("/v1/listings", {
    token,
    json: {
      ...listing,
      title: "",
      optional_skills: ["a"],
      expires_at: "soon",
      job_listing_type: "Part-Time",
    },
  });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    message: "title is required",
    fieldErrors: {
      title: ["title is required"],
      optional_skills: ["optional_skills must be a list of numbers"],
      expires_at: [expect.stringContaining("expires_at must be a timestamp")],
      job_listing_type: ["job_listing_type must be Full-Time or Contract"],
    },
  });
});

test("lists go on where the Link header says", async () => {
  const { token } = await joinPartner();
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) {
    const created = await call("/v1/listings", { token, json: { ...listing, title: `Job ${n}` } });
    ids.unshift((await created.json<{ listing_id: string }>()).listing_id);
  }
  const seen: string[] = [];
  let path: string | undefined = "/v1/listings?limit=2";
  while (path) {
    const answer: Response = await call(path, { token });
    seen.push(...(await answer.json<{ listing_id: string }[]>()).map((row) => row.listing_id));
    path = /<https:\/\/app\.example(.+)>; rel="next"/.exec(answer.headers.get("Link") ?? "")?.[1];
  }
  expect(seen).toEqual(ids);
});

test("nothing opens without a partner's token, and what is not there is not there", async () => {
  const { token } = await signUp();
  for (const bad of [undefined, token, "a.b.c"]) {
    expect((await call("/v1/listings", { token: bad })).status).toBe(401);
    expect((await call("/v1/listings", { token: bad, json: {} })).status).toBe(401);
  }
  const missing = await call("/v1/nope");
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ message: "Not found.", error: { code: "not_found" } });
});

test("a body that is not what it says is refused in words", async () => {
  const { token } = await joinPartner();
  const headers = { token, method: "POST" };
  const asForm = await call("/v1/listings", { ...headers, body: new URLSearchParams({ title: "x" }) });
  expect([asForm.status, await asForm.json()]).toMatchObject([
    415,
    { message: expect.stringMatching(/Content-Type/) },
  ]);
  const notJson = await call("/v1/listings", {
    ...headers,
    body: new Blob(["{"], { type: "application/json" }),
  });
  expect([notJson.status, await notJson.json()]).toMatchObject([
    400,
    { message: expect.stringMatching(/JSON/) },
  ]);
  const notAnObject = await call("/v1/listings", { token, json: [] });
  expect([notAnObject.status, await notAnObject.json()]).toMatchObject([
    400,
    { message: expect.stringMatching(/JSON object/), fieldErrors: {} },
  ]);
});
