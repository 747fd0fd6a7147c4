import type { WebSocketRoute } from "playwright-core";
import { expect, test, vi } from "vitest";
import { fixtureJob } from "../fixtures/make-files";
import { reneText, zoeText } from "../fixtures/resumes";
import { fillTournament } from "./filled-tournament";
import { addResumes, address, createTournament, logInAsRecruiter, signUp, untilRead } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();
const files = [
  { name: "zoe.txt", bytes: Buffer.from(zoeText) },
  { name: "rene.txt", bytes: Buffer.from(reneText) },
];

test("an upload request that breaks off is sent again", async () => {
  const page = await visit();
  await signUp(page, { unlimited: true });
  let requests = 0;
  await page.route("**/api/tournaments/*/resumes?*", (route) => {
    if (route.request().method() !== "POST") return route.continue();
    requests++;
    return requests === 1 ? route.abort("connectionreset") : route.continue();
  });
  await createTournament(page, fixtureJob, files);
  await untilRead(page, { done: 2, failed: 0 });
  expect(requests).toBe(2);
});

test("without WebSockets the page asks until all is read", async () => {
  const page = await visit();
  await signUp(page, { unlimited: true });
  let refused = 0;
  await page.routeWebSocket(/\/live$/, (socket) => {
    refused++;
    socket.close();
  });
  await createTournament(page, fixtureJob, []);
  await addResumes(page, files);
  await untilRead(page, { done: 2, failed: 0 });
  expect(refused).toBeGreaterThan(0);
});

test("what others write before the page listens, or while it was cut off, is shown once it listens", async () => {
  const page = await visit();
  await logInAsRecruiter(page);
  const { id, path } = await fillTournament(page, [zoeText]);
  const [resume] = await (await page.request.get(`/api/tournaments/${id}/resumes`)).json();
  const writeNote = async (note: string) => {
    const request = { data: { note }, headers: { Origin: address } };
    expect((await page.request.put(`/api/resumes/${resume.id}/note`, request)).status()).toBe(200);
  };

  let mayListen = false;
  let socket: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/live$/, async (opened) => {
    await vi.waitUntil(() => mayListen, { timeout: 30_000 });
    socket = opened;
    opened.connectToServer();
  });
  await page.goto(path);
  const card = page.getByRole("region", { name: "Candidates" }).getByRole("article").first();
  await card.waitFor();
  await writeNote("Call on Monday.");
  mayListen = true;
  await card.getByText("You wrote a note").waitFor();

  mayListen = false;
  await socket?.close();
  await writeNote("");
  mayListen = true;
  await card.getByText("You wrote a note").waitFor({ state: "detached" });
});
