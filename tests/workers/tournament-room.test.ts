import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { deliver, openTournament, processJob, services, signUp, uploadText, watch } from "./support";

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
  const { room, events } = await watch(tournament);
  await Promise.all(uploads.map((upload) => room.changed(id, [upload.id])));
  await expect.poll(() => events).toHaveLength(2);
  expect(events[1]).toMatchObject({ type: "changed" });
  expect(events[1]?.type === "changed" && events[1].resumes).toHaveLength(3);
});

test("a change too large for one event shows as a gap", async () => {
  const tournament = await newTournament();
  const { id } = tournament;
  const { room, events } = await watch(tournament);
  await expect.poll(() => events).toHaveLength(1);
  await room.changed(
    id,
    Array.from({ length: 101 }, () => crypto.randomUUID()),
  );
  await expect.poll(() => events).toHaveLength(2);
  expect((events[1]?.seq ?? 0) - (events[0]?.seq ?? 0)).toBe(2);
});

test("who signs out is told nothing more", async () => {
  const tournament = await newTournament();
  const { id, token } = tournament;
  const { events, socket } = await watch(tournament);
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener("close", (event) => resolve(event.code));
  });
  await expect.poll(() => events).toHaveLength(1);
  await services.logOut(token);
  await services.publishProgress(id, []);
  expect(await closed).toBe(4401);
  expect(events).toHaveLength(1);
});

test("nobody watching costs nothing, and a closed socket does no harm", async () => {
  const tournament = await newTournament();
  const { userId, id } = tournament;
  const { room, socket } = await watch(tournament);
  socket.close();
  await expect
    .poll(() => runInDurableObject(room, (_instance, state) => state.getWebSockets().length))
    .toBe(0);
  await services.publishProgress(id, []);
  expect(await services.getTournament(userId, id)).toMatchObject({ status: "draft" });
});
