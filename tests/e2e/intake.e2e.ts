import type { Page } from "playwright-core";
import { beforeAll, expect, test, vi } from "vitest";
import type { ResumeView } from "#core/resumes/resume";
import { writeMail } from "../write-mail";
import { expectNothingFound, untilStill } from "./accessibility/expect-nothing-found";
import { address, createTournament, signUp, untilSampleIsRead } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();
const RESUME =
  "Jordan Example\njordan@example.com\n\nExperience\nEngineer, Northwind, 2018 - 2023\nTypeScript.";

let page: Page;
let id: string;

const resumes = async () =>
  (await (await page.request.get(`/api/tournaments/${id}/resumes`)).json()) as ResumeView[];

/** Turns a way in on and returns its address. */
async function turnOn(name: "Apply link" | "Email address"): Promise<string> {
  await page.goto(`/dashboard/tournament/${id}`);
  await page.getByRole("button", { name: "More for this tournament" }).click();
  await page.getByRole("menuitem", { name: "Let candidates apply" }).click();
  const dialog = page.getByRole("dialog", { name: "Let candidates apply" });
  await dialog.getByRole("switch", { name }).click();
  return dialog.getByRole("textbox", { name }).inputValue();
}

beforeAll(async () => {
  page = await visit();
  await signUp(page);
  const job = {
    name: "Engineer",
    jobDescription: "",
    keyRequirements: "TypeScript",
    optionalRequirements: "",
    keySkills: [],
  };
  id = await createTournament(page, job, []);
});

test("a candidate applies without scripts, another asks for a person, and the recruiter sees both", async () => {
  const link = await turnOn("Apply link");
  const visitor = await visit({ javaScriptEnabled: false });
  const send = async (name: string, text: string, forPerson = false) => {
    await visitor.goto(link);
    const buffer = Buffer.from(text);
    await visitor.getByLabel("Your resume").setInputFiles({ name, mimeType: "text/plain", buffer });
    if (forPerson) await visitor.getByLabel("I want a person to read my resume instead").check();
    await visitor.getByRole("button", { name: "Send resume" }).click();
    await visitor.getByRole("heading", { name: "We received your resume" }).waitFor();
  };
  await send("jordan.txt", RESUME);
  await send("casey.txt", `${RESUME}\nCasey`, true);
  await visitor.goto(`${link}&problem=type`);
  await visitor.getByText("Please send a PDF, DOCX or TXT file.").waitFor();
  await expect.poll(async () => (await resumes()).map(({ status }) => status)).toEqual(["done", "done"]);

  await page.goto(`/dashboard/tournament/${id}`);
  const casey = page.getByRole("article", { name: "casey" });
  await casey.getByText("This candidate asked for a person").waitFor();
  expect(await casey.getByRole("button", { name: /Why this score/ }).count()).toBe(0);
  await page
    .getByRole("article", { name: "jordan" })
    .getByRole("button", { name: /Why this score/ })
    .waitFor();
});

test("a mail with three attachments gives three candidates within a minute, and none the second time", async () => {
  const to = await turnOn("Email address");
  const before = (await resumes()).length;
  const files = ["ann", "ben", "cleo"].map((name) => ({ name: `${name}.txt`, bytes: `${RESUME}\n${name}` }));
  const raw = writeMail({ to, files });
  const deliver = async () => {
    const query = new URLSearchParams({ from: "casey@example.com", to });
    const answer = await fetch(`${address}/cdn-cgi/handler/email?${query}`, { method: "POST", body: raw });
    expect(answer.status).toBe(200);
  };
  await deliver();
  await vi.waitFor(
    async () => {
      const done = (await resumes()).filter(({ status }) => status === "done");
      expect(done).toHaveLength(before + 3);
    },
    { timeout: 60_000, interval: 500 },
  );
  await deliver();
  expect(await resumes()).toHaveLength(before + 3);
});

expectNothingFound("applications", async ({ page, check, open }) => {
  await signUp(page);
  await page.goto(await untilSampleIsRead(page));
  await page.getByRole("button", { name: "More for this tournament" }).click();
  await page.getByRole("menuitem", { name: "Let candidates apply" }).click();
  await page.getByRole("switch", { name: "Email address" }).click();
  await page.getByRole("textbox", { name: "Email address" }).waitFor();
  await page.getByRole("switch", { name: "Apply link" }).click();
  const link = await page.getByRole("textbox", { name: "Apply link" }).inputValue();
  await untilStill(page, "dialog");
  await check("the dialog");
  await open(link);
  await open(`${link}&problem=size`);
  await open(`${link}&sent=1`);
});
