import { expect, test } from "vitest";
import { fixtureJob } from "../fixtures/make-files";
import { reneText, zoeText } from "../fixtures/resumes";
import { addResumes, createTournament, openBrowser, signUp, untilRead } from "./support";

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
