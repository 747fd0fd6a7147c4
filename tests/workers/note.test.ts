import { expect, test } from "vitest";
import type { ResumeView } from "#core/resumes/resume";
import { call } from "./call";
import { deliver, openTournament, processJob, resumeRow, signUp, uploadText } from "./support";

async function candidate() {
  const { user, token } = await signUp();
  const tournament = await openTournament(user.id);
  const { id } = await uploadText(tournament.id, "jordan.txt");
  const read = async () => (await call(`/api/resumes/${id}`, { token })).json<ResumeView>();
  const write = (json: unknown, as = token) =>
    call(`/api/resumes/${id}/note`, { method: "PUT", token: as, json });
  return { id, token, tournament, read, write };
}

test("a note is kept as it was written, without blanks around it, and can be taken away again", async () => {
  const { read, write } = await candidate();
  expect(await read()).toMatchObject({ note: "", noteAt: null });
  const words = "Called on Monday.\n<b>Notice</b>: 4 weeks & a bit";
  const written = await (await write({ note: `  ${words}\n\n`, noteAt: null })).json<ResumeView>();
  expect(written.note).toBe(words);
  expect(Date.parse(written.noteAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
  expect(await read()).toEqual(written);

  const emptied = await (await write({ note: " ", noteAt: written.noteAt })).json<ResumeView>();
  expect(emptied).toMatchObject({ note: "", noteAt: null });
});

test("whoever began from an older note is told, with the note that stands; nothing is written over it", async () => {
  const { read, write } = await candidate();
  const first = await (await write({ note: "first", noteAt: null })).json<ResumeView>();
  for (const noteAt of [null, "2020-01-01T00:00:00.000Z"]) {
    const late = await write({ note: "late", noteAt });
    expect([late.status, await late.json()]).toEqual([
      409,
      { message: expect.stringContaining("in the meantime"), note: "first", noteAt: first.noteAt },
    ]);
  }
  expect((await read()).note).toBe("first");
  expect((await write({ note: "second", noteAt: first.noteAt })).status).toBe(200);
  expect((await write({ note: "whatever stood there" })).status).toBe(200);
  expect((await read()).note).toBe("whatever stood there");
});

test("only 5,000 characters, only text, only the owner", async () => {
  const { id, read, write } = await candidate();
  expect((await write({ note: "x".repeat(5000) })).status).toBe(200);
  const long = await write({ note: "x".repeat(5001) });
  expect([long.status, await long.json()]).toMatchObject([
    400,
    { message: "A note has at most 5,000 characters." },
  ]);
  for (const json of [{ note: 7 }, {}, { note: "a", noteAt: "yesterday" }, []]) {
    expect((await write(json)).status).toBe(400);
  }
  const stranger = await signUp();
  expect((await write({ note: "mine now" }, stranger.token)).status).toBe(404);
  expect((await call(`/api/resumes/${id}`, { token: stranger.token })).status).toBe(404);
  expect((await call(`/api/resumes/${id}/note`, { method: "PUT", json: { note: "a" } })).status).toBe(401);
  expect((await read()).note).toBe("x".repeat(5000));
});

test("the analysis neither reads nor changes a note", async () => {
  const first = await candidate();
  await first.write({ note: "Expert in Kubernetes, TypeScript and PostgreSQL." });
  const second = await candidate();
  await deliver([processJob(first.id), processJob(second.id)]);
  const [noted, plain] = await Promise.all([first.read(), second.read()]);
  expect(noted.note).toBe("Expert in Kubernetes, TypeScript and PostgreSQL.");
  expect(noted.status).toBe("done");
  expect(noted.scorecard?.verdicts).toEqual(plain.scorecard?.verdicts);
  expect(noted.finishedAt).toBe((await resumeRow(first.id)).finishedAt?.toISOString());
});
