import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { resumes } from "#platform/d1/schema";
import { call, send } from "./call";
import {
  db,
  deliver,
  openTournament,
  processJob,
  RESUME_TEXT,
  services,
  signUp,
  uploadText,
} from "./support";

const FILES = ["annex-iv", "instructions-for-use", "colorado-developer", "ccpa-risk-assessment", "dpia"];

// The first page load imports the whole Remix build.
beforeAll(async () => {
  await call("/help");
}, 120_000);

const settle = (token: string, fields: Record<string, string>) => send("/account/notices", fields, { token });

test("company and contact are set once, and fill notices and documents", async () => {
  const { user, token } = await signUp();
  const company = "Łódź Freight & Söhne <b>";
  expect((await settle(token, { company: `  ${company}\n`, contact: "hiring@acme.example" })).status).toBe(
    200,
  );
  expect(await services.notices.get(user)).toMatchObject({
    company,
    contact: "hiring@acme.example",
    judge: null,
  });

  const notices = await (await call("/account/notices", { token })).text();
  expect(notices).toContain("hiring@acme.example");
  const stranger = await signUp();
  expect((await services.notices.get(stranger.user)).company).toBe("[company]");

  for (const file of FILES) {
    const markdown = await call(`/account/documents/${file}.md`, { token });
    expect(markdown.headers.get("content-disposition")).toContain(`${file}.md`);
    expect(await markdown.text()).toContain("Łódź Freight & Söhne \\<b\\>");
    const pdf = await call(`/account/documents/${file}.pdf`, { token });
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(new TextDecoder().decode((await pdf.arrayBuffer()).slice(0, 5))).toBe("%PDF-");
  }
  for (const path of ["dpia", "dpia.docx", "nothing.pdf"])
    expect((await call(`/account/documents/${path}`, { token })).status).toBe(404);
});

test("what is too long is refused and kept in the form", async () => {
  const { user, token } = await signUp();
  const refused = await settle(token, { company: "a".repeat(121), contact: "" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("at most 120 characters");
  expect((await services.notices.get(user)).settings).toEqual({ company: "", contact: "" });
});

test("the judge is the one of the account's own results, not of its sample", async () => {
  const { user, token } = await signUp();
  await services.accounts.giveSample(user.id);
  expect(await services.notices.get(user)).toMatchObject({ judge: null, resumeCount: 0 });
  const { id } = await openTournament(user.id);
  const uploads = [
    await uploadText(id, "a.txt", RESUME_TEXT),
    await uploadText(id, "b.txt", `${RESUME_TEXT}\nb`),
  ];
  await deliver(uploads.map((upload) => processJob(upload.id)));
  const { judge, resumeCount } = await services.notices.get(user);
  expect(resumeCount).toBe(2);
  expect(judge).toMatchObject({ engine: "embedded", model: null });

  // One was judged by a model; the embedded judge stood in for the other.
  const [first] = uploads;
  const [row] = await db
    .select()
    .from(resumes)
    .where(eq(resumes.id, first?.id ?? ""));
  const scorecard = { ...row?.scorecard, engine: "openai", engineVersion: "1", model: "some-model" };
  await db
    .update(resumes)
    .set({ scorecard: scorecard as never })
    .where(eq(resumes.id, first?.id ?? ""));
  expect((await services.notices.get(user)).judge).toEqual({
    engine: "openai",
    version: "1",
    model: "some-model",
  });
  const text = await (await call("/account/documents/dpia.md", { token })).text();
  expect(text).toContain("some-model on an OpenAI-compatible server");
  expect(text).toContain("It was never measured.");
});
