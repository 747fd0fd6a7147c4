import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { ownerAsViewer } from "#core/audit/find-readable";
import type { TournamentChannel } from "../../worker/durable-objects/tournament-channel";
import { deliver, openTournament, processJob, services, signUp, uploadText, watch, webEnv } from "./support";

async function newTournament() {
  const { user, token } = await signUp();
  const { id } = await openTournament(user.id);
  return { userId: user.id, id, token };
}

test("a watcher gets a snapshot at once, then what changed, with growing numbers", async () => {
  const tournament = await newTournament();
  const { id } = tournament;
  const first = await uploadText(id, "first.txt");
  const { events } = await watch(tournament);
  await expect
    .poll(() => events[0])
    .toMatchObject({ type: "snapshot", progress: { resumeCount: 1, doneCount: 0 } });

  await deliver([processJob(first.id)]);
  await expect
    .poll(() => events.at(-1))
    .toMatchObject({
      type: "changed",
      progress: { status: "completed", doneCount: 1 },
    });
  const told = events.flatMap((event) => (event.type === "changed" ? event.resumes : []));
  expect(told).toMatchObject([{ id: first.id, status: "done" }]);
  const numbers = events.map((event) => event.seq);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
});

test("changes that come together go out as one event", async () => {
  const tournament = await newTournament();
  const { id } = tournament;
  const uploads = await Promise.all(["a.txt", "b.txt", "c.txt"].map((name) => uploadText(id, name)));
  const { channel, events } = await watch(tournament);
  await Promise.all(uploads.map((upload) => channel.changed(id, [upload.id])));
  await expect.poll(() => events).toHaveLength(2);
  expect(events[1]).toMatchObject({ type: "changed" });
  expect(events[1]?.type === "changed" && events[1].resumes).toHaveLength(3);
});

test("a change too large for one event comes in several, without a gap", async () => {
  const tournament = await newTournament();
  const { id } = tournament;
  const { channel, events } = await watch(tournament);
  await expect.poll(() => events).toHaveLength(1);
  const gone = Array.from({ length: 700 }, () => crypto.randomUUID());
  await channel.changed(id, gone);
  await expect.poll(() => events).toHaveLength(4);
  const told = events.flatMap((event) => (event.type === "changed" ? event.removedIds : []));
  expect(told.toSorted()).toEqual(gone.toSorted());
  const first = events[0]?.seq ?? 0;
  expect(events.map(({ seq }) => seq)).toEqual([first, first + 1, first + 2, first + 3]);
});

test("nobody is told more than ten times a second, however much changes", async () => {
  const tournament = await newTournament();
  const { channel, socket } = await watch(tournament);
  const at: number[] = [];
  socket.addEventListener("message", () => {
    at.push(Date.now());
  });
  let changes = 0;
  for (const end = Date.now() + 1500; Date.now() < end; changes++) await channel.changed(tournament.id, []);
  expect(changes).toBeGreaterThan(20);
  await expect.poll(() => at.length).toBeGreaterThan(1);
  for (const [index, time] of at.entries()) {
    expect((at[index + 10] ?? Number.POSITIVE_INFINITY) - time).toBeGreaterThanOrEqual(1000);
  }
});

test("a watcher is told what changed while the greeting was read", async () => {
  const { id } = await newTournament();
  const channel = webEnv.TOURNAMENT_CHANNEL.getByName(id);
  await runInDurableObject(channel, async (instance: TournamentChannel) => {
    const greeting = instance.fetch(new Request(`https://channel/${id}`));
    await instance.changed(id, []);
    const { webSocket: socket } = await greeting;
    const told: string[] = [];
    socket?.addEventListener("message", ({ data }) => {
      told.push(JSON.parse(String(data)).type);
    });
    socket?.accept();
    await expect.poll(() => told).toEqual(["snapshot", "changed"]);
  });
});

test("who signs out is told nothing more", async () => {
  const tournament = await newTournament();
  const { id, token } = tournament;
  const { events, socket } = await watch(tournament);
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener("close", (event) => resolve(event.code));
  });
  await expect.poll(() => events).toHaveLength(1);
  await services.accounts.logOut(token);
  await services.tournaments.publishProgress(id, []);
  expect(await closed).toBe(4401);
  expect(events).toHaveLength(1);
});

test("nobody watching costs nothing, and a closed socket does no harm", async () => {
  const tournament = await newTournament();
  const { userId, id } = tournament;
  const { channel, socket } = await watch(tournament);
  socket.close();
  await expect
    .poll(() => runInDurableObject(channel, (_instance, state) => state.getWebSockets().length))
    .toBe(0);
  await services.tournaments.publishProgress(id, []);
  expect(await services.tournaments.get(ownerAsViewer(userId), id)).toMatchObject({ status: "draft" });
});
