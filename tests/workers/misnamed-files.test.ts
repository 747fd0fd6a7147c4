import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { ownerAsViewer } from "#core/audit/find-readable";
import { resumes } from "#platform/d1/schema";
import { docx } from "../fixtures/docx-builders";
import { call } from "./call";
import {
  db,
  deliver,
  liftLimits,
  openTournament,
  processJob,
  RESUME_TEXT,
  resumeRow,
  services,
  signUp,
  uploadFile,
  uploadText,
} from "./support";

const NOTE = "By its name this is a PDF, but the file is a Word document (.docx). It was read as what it is.";
const word = docx(RESUME_TEXT.split("\n").filter((line) => line !== ""));

test("a Word document named as a PDF is read, and its card says what is odd", async () => {
  const { user, token } = await signUp();
  await liftLimits(user.id);
  const { id } = await openTournament(user.id);
  const resume = await uploadFile(id, "candidate.pdf", word);
  await deliver([processJob(resume.id)]);
  expect(await resumeRow(resume.id)).toMatchObject({ status: "done", fileName: "candidate.pdf" });
  const cards = await call(`/api/tournaments/${id}/resumes/cards`, { token });
  expect(await cards.json()).toMatchObject([{ fileName: "candidate.pdf", flags: [NOTE] }]);

  const view = await call(`/api/resumes/${resume.id}/view`, { token });
  expect(view.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  // A shared link has its key in the address, and so needs the file's.
  const shared = await call(`/api/resumes/${resume.id}/view?key=a%22b`, { token });
  expect(await shared.text()).toContain('href="?key=a%22b&#38;download=1"');
  const download = await call(`/api/resumes/${resume.id}/view?download=1`, { token });
  expect(download.headers.get("Content-Type")).toBe("application/octet-stream");
  expect(download.headers.get("Content-Disposition")).toContain('filename="candidate.docx"');

  const { tier } = await resumeRow(resume.id);
  const zip = await call(`/api/tournaments/${id}/export/tier/${tier}`, { token });
  const names = Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())));
  expect(names).toEqual(["candidates.csv", "candidate.docx"]);
  const data = await call(`/api/resumes/${resume.id}/data`, { token });
  const held = Object.keys(unzipSync(new Uint8Array(await data.arrayBuffer())));
  expect(held).toContain("original/candidate.docx");

  const again = await uploadFile(id, "candidate.docx", word);
  expect(again).toMatchObject({ id: resume.id, isDuplicate: true });
  const elsewhere = await openTournament(user.id);
  const fitting = await uploadFile(elsewhere.id, "candidate.docx", word);
  await deliver([processJob(fitting.id)]);
  expect((await services.resumes.get(ownerAsViewer(user.id), fitting.id)).scorecard?.flags).toEqual([]);
});

test("what once failed under one name is read under the name it comes with again", async () => {
  const { user } = await signUp();
  const { id } = await openTournament(user.id);
  const resume = await uploadFile(id, "candidate.pdf", word);
  await db
    .update(resumes)
    .set({ status: "error", error: "Its name was wrong." })
    .where(eq(resumes.id, resume.id));
  const again = await uploadFile(id, "candidate.docx", word);
  expect(again).toMatchObject({ id: resume.id, isDuplicate: false, isNew: false });
  await deliver([processJob(resume.id)]);
  expect(await resumeRow(resume.id)).toMatchObject({
    ...{ status: "done", error: null, fileName: "candidate.docx", scorecard: { flags: [] } },
  });
});

test("an extension that is none of the three is refused, whatever the file is; other content is an error", async () => {
  const { user, token } = await signUp();
  const { id } = await openTournament(user.id);
  const body = new FormData();
  body.append("files", new Blob([word.slice()]), "candidate.doc");
  const refused = await call(`/api/tournaments/${id}/resumes`, { token, body });
  expect(await refused.json()).toMatchObject({
    rejected: [{ fileName: "candidate.doc", message: 'File "candidate.doc" is not an accepted file type.' }],
  });
  const page = await uploadText(id, "candidate.pdf", "<!DOCTYPE html><p>Engineer</p>");
  await deliver([processJob(page.id)]);
  expect((await resumeRow(page.id)).error).toBe(
    "By its name this is a PDF, but the file is a web page (HTML).",
  );
});
