import type { Socket } from "node:net";
import type { TournamentEvent, TournamentProgress } from "#core/events/tournament-event";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { type Frame, listen, messageReader } from "./web-socket";

/** What a page would show based on the events so far. */
type Shown = { progress: TournamentProgress; cards: Map<string, CandidateCardView> };

/** Times are in ms since the epoch, one entry per watcher. */
export type Told = {
  /** For each event. */
  at: number[][];
  /** For each card, the event that first showed its awaited state. */
  cardsAt: Map<string, number[]>;
  lastAt: number[];
  /** Bytes received by one watcher, as transferred. */
  bytes: number;
};

const LOOK_EVERY_MS = 20;
const aMoment = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

/**
 * Opens WebSockets that watch one tournament. All receive the same events in the same order, so only the first one's
 * are parsed and the others record just times and bytes: decompressing and parsing for fifty would take all the
 * cores.
 */
export async function enterWatchers(address: string, token: string, tournamentId: string, count: number) {
  const frames: Frame[] = [];
  const at: number[][] = Array.from({ length: count }, () => []);
  const path = `${address}/api/tournaments/${tournamentId}/live`;
  const lines = await Promise.all(
    at.map((times, watcher) =>
      listen(path, { Authorization: `Bearer ${token}` }, (frame) => {
        times.push(Date.now());
        if (watcher === 0) frames.push(frame);
      }),
    ),
  );
  while (at.some((times) => times.length === 0)) await aMoment();

  const read = messageReader();
  const next = (): TournamentEvent | undefined => {
    const frame = frames.shift();
    return frame && JSON.parse(read(frame));
  };
  const greeting = next();
  if (greeting?.type !== "snapshot") throw new Error("A watcher is greeted with a snapshot.");
  const shown: Shown = { progress: greeting.progress, cards: new Map() };
  let seq = greeting.seq;
  let heard = 1;

  return {
    /** Reads events until every card and the rest of the page are in the awaited state. */
    async until(
      isCardLast: (card: CandidateCardView) => boolean,
      isLast: (shown: Shown) => boolean,
    ): Promise<Told> {
      const first = heard;
      const bytesBefore = bytesOf(lines);
      const seen = new Map<string, number>();
      for (let isOver = false; !isOver; ) {
        const event = next();
        if (!event) await aMoment();
        if (event?.type !== "changed") continue;
        if (event.seq !== seq + 1) throw new Error("A gap: pages would have to read the list again.");
        seq = event.seq;
        shown.progress = event.progress;
        for (const card of event.resumes) {
          shown.cards.set(card.id, card);
          if (isCardLast(card) && !seen.has(card.id)) seen.set(card.id, heard);
        }
        heard += 1;
        isOver = isLast(shown) && [...shown.cards.values()].every(isCardLast);
      }
      while (at.some((times) => times.length < heard)) await aMoment();
      const timesOf = (index: number) => at.map((times) => times[index] ?? Number.NaN);
      return {
        at: Array.from({ length: heard - first }, (_, index) => timesOf(first + index)),
        cardsAt: new Map([...seen].map(([id, index]) => [id, timesOf(index)])),
        lastAt: timesOf(heard - 1),
        bytes: (bytesOf(lines) - bytesBefore) / count,
      };
    },
    leave() {
      for (const line of lines) line.destroy();
    },
  };
}

export type Watchers = Awaited<ReturnType<typeof enterWatchers>>;

const bytesOf = (lines: Socket[]) => lines.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
