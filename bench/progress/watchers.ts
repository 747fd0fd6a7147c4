import { setTimeout } from "node:timers/promises";
import type { TournamentEvent, TournamentProgress } from "#core/events/tournament-event";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { Product } from "../running/product";

/** What a page would show based on the events so far. */
type Shown = { progress: TournamentProgress; cards: Map<string, CandidateCardView> };

/**
 * When watchers received each event of a burst, and for each card the one that first showed its awaited state. Times are
 * in ms since the epoch, one entry per watcher.
 */
export type Received = { eventsAt: number[][]; cardsAt: Map<string, number[]> };

const LOOK_EVERY_MS = 20;

/**
 * Opens WebSockets that watch one tournament. All receive the same events in the same order, so only the first one's
 * are parsed and the others record just times: parsing for fifty would take all the cores.
 */
export async function enterWatchers({ address, token }: Product, tournamentId: string, count: number) {
  const messages: string[] = [];
  const at: number[][] = Array.from({ length: count }, () => []);
  const path = `${address.replace("http", "ws")}/api/tournaments/${tournamentId}/live`;
  const sockets = at.map((times, watcher) => {
    const socket = openSocket(path, token);
    socket.addEventListener("message", ({ data }) => {
      times.push(Date.now());
      if (watcher === 0) messages.push(String(data));
    });
    return socket;
  });
  while (at.some((times) => times.length === 0)) await setTimeout(LOOK_EVERY_MS);

  const next = (): TournamentEvent | undefined => {
    const message = messages.shift();
    return message === undefined ? undefined : JSON.parse(message);
  };
  const greeting = next();
  if (greeting?.type !== "snapshot") throw new Error("A watcher is greeted with a snapshot.");
  const shown: Shown = { progress: greeting.progress, cards: new Map() };
  let seq = greeting.seq;
  let read = 1;

  return {
    /** Reads events until every card and the rest of the page are in the awaited state. */
    async until(
      isCardLast: (card: CandidateCardView) => boolean,
      isLast: (shown: Shown) => boolean,
    ): Promise<Received> {
      const first = read;
      const seen = new Map<string, number>();
      for (let isOver = false; !isOver; ) {
        const event = next();
        if (!event) await setTimeout(LOOK_EVERY_MS);
        if (event?.type !== "changed") continue;
        if (event.seq !== seq + 1) throw new Error("A gap: pages would have to read the list again.");
        seq = event.seq;
        shown.progress = event.progress;
        for (const card of event.resumes) {
          shown.cards.set(card.id, card);
          if (isCardLast(card) && !seen.has(card.id)) seen.set(card.id, read);
        }
        read += 1;
        isOver = isLast(shown) && [...shown.cards.values()].every(isCardLast);
      }
      while (at.some((times) => times.length < read)) await setTimeout(LOOK_EVERY_MS);
      const timesOf = (index: number) => at.map((times) => times[index] ?? Number.NaN);
      return {
        eventsAt: Array.from({ length: read - first }, (_, index) => timesOf(first + index)),
        cardsAt: new Map([...seen].map(([id, index]) => [id, timesOf(index)])),
      };
    },
    leave() {
      for (const socket of sockets) socket.close();
    },
  };
}

function openSocket(path: string, token: string): WebSocket {
  // Node's WebSocket takes headers, which its type does not say.
  const options = { headers: { Authorization: `Bearer ${token}` } } as unknown as string[];
  return new WebSocket(path, options);
}
