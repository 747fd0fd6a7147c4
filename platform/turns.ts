/** Longer than anything is in hand: whoever has had it so long was killed. */
const LOST_AFTER_MS = 180_000;
const LOOK_AGAIN_MS = 20;

/** Bytes of files in the consumer: a PDF of 10 MB of text takes 60 MB while it is read. */
export const MOST_IN_HAND = 10 << 20;

type Turn = { size: number; since: number };

/**
 * Invocations that share an isolate share its memory. Each is let in, in order, when what it takes in hand fits
 * into the room beside what those before it have; what is larger than the room is let in alone.
 */
export function createTurns(room: number) {
  const line: Turn[] = [];

  function isNext(turn: Turn): boolean {
    const now = Date.now();
    const before = line
      .slice(0, line.indexOf(turn))
      .filter(({ since }) => now - since < LOST_AFTER_MS)
      .reduce((sum, { size }) => sum + size, 0);
    return before === 0 || before + turn.size <= room;
  }

  return async function inTurn<Result>(size: number, work: () => Promise<Result>): Promise<Result> {
    const turn = { size, since: Date.now() };
    line.push(turn);
    try {
      // A promise of another invocation is nothing to wait for: the runtime would end us as hung.
      while (!isNext(turn)) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      return await work();
    } finally {
      line.splice(line.indexOf(turn), 1);
    }
  };
}
