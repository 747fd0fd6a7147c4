import type { Page } from "playwright-core";
import { beforeAll, beforeEach, expect, vi } from "vitest";
import type { TournamentDetail } from "#core/tournaments/tournament";
import { address, logInAsRecruiter, showAs } from "./support";
import { openBrowser } from "./visitors";

const job = { name: "Platform Engineer", jobDescription: "", keyRequirements: "TypeScript\nPostgreSQL" };

/** Opens a tournament of the signed-in recruiter with these texts as resumes, and waits until they have been read. */
export async function fillTournament(page: Page, texts: string[]) {
  const created = await page.request.post("/api/tournaments", { data: job, headers: { Origin: address } });
  const { id } = (await created.json()) as { id: string };
  const multipart = new FormData();
  for (const [n, text] of texts.entries()) multipart.append("files", new File([text], `person-${n}.txt`));
  await page.request.post(`/api/tournaments/${id}/resumes`, { multipart, headers: { Origin: address } });
  const detail = async () =>
    (await (await page.request.get(`/api/tournaments/${id}`)).json()) as TournamentDetail;
  await vi.waitFor(async () => expect(await detail()).toMatchObject({ doneCount: texts.length }), {
    timeout: 120_000,
    interval: 500,
  });
  return { id, path: `/dashboard/tournament/${id}`, detail };
}

const WORK = [
  "Built the payment services of three shops in TypeScript on PostgreSQL.",
  "Wrote the booking pages of a hotel in TypeScript.",
  "Sorted shelves of paper.",
];

/** Opens a tournament of this many candidates, shown as cards, before each test. */
export function openCards(resumes: number) {
  const { visit } = openBrowser();
  const open = {} as { page: Page } & Awaited<ReturnType<typeof fillTournament>>;
  beforeAll(async () => {
    const page = await visit();
    await logInAsRecruiter(page);
    const texts = Array.from(
      { length: resumes },
      (_, n) =>
        `Person ${n}\n\nExperience\nDeveloper, Northwind, Jan 2018 - Dec 2023\n${WORK[n % WORK.length]}\nRow ${n}.\n`,
    );
    Object.assign(open, { page }, await fillTournament(page, texts));
    await page.goto(open.path);
    await showAs(page, "Cards");
    await page.getByRole("region", { name: "Candidates" }).locator("article").first().waitFor();
  });
  beforeEach(async () => {
    await open.page.goto(open.path);
    await open.page.getByRole("button", { name: /^All \(\d+\)/ }).waitFor();
  });
  const candidates = () => open.page.getByRole("region", { name: "Candidates" });
  return {
    open,
    candidates,
    cards: () => candidates().locator("article"),
    filterButton: (name: RegExp) => candidates().getByRole("button", { name }),
    search: () => open.page.getByLabel("Search candidates"),
    focused: () => focusedCard(open.page),
  };
}

/** The name of the card with the focus. */
const focusedCard = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("li")?.querySelector("article")?.ariaLabel ?? null);

/** Goes to the first card by its key. */
export async function beginReview(page: Page): Promise<void> {
  await page.keyboard.press("j");
  await expect.poll(() => focusedCard(page)).not.toBeNull();
}
