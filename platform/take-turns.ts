const POLL_MS = 20;

/** Work whose turn it is. While it waits for something else it can give up its turn, and queues again afterwards. */
export type Work<Result> = (releaseWhile: ReleaseWhile) => Promise<Result>;
export type ReleaseWhile = <Result>(wait: () => Promise<Result>) => Promise<Result>;

type Turn = { seenAt: number; isOver: boolean };

/**
 * Invocations that share an isolate share its memory, so they run one at a time, in order. `lostAfterMs` is longer than
 * any work takes: an invocation that has been running for that long was killed.
 */
export function createTurns({ lostAfterMs }: { lostAfterMs: number }) {
  const line: Turn[] = [];

  function isNext(turn: Turn): boolean {
    const now = Date.now();
    turn.seenAt = now;
    return line.slice(0, line.indexOf(turn)).every(({ seenAt }) => now - seenAt >= lostAfterMs);
  }

  async function enterQueue(turn: Turn): Promise<void> {
    turn.seenAt = Date.now();
    line.push(turn);
    // Polls, because the runtime kills an invocation that waits for another one's promise as hung.
    while (!turn.isOver && !isNext(turn)) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    if (turn.isOver) leave(turn);
  }

  function leave(turn: Turn): void {
    const at = line.indexOf(turn);
    if (at !== -1) line.splice(at, 1);
  }

  return async function takeTurn<Result>(work: Work<Result>): Promise<Result> {
    const turn = { seenAt: 0, isOver: false };
    const releaseWhile: ReleaseWhile = async (wait) => {
      leave(turn);
      try {
        return await wait();
      } finally {
        await enterQueue(turn);
      }
    };
    try {
      await enterQueue(turn);
      return await work(releaseWhile);
    } finally {
      turn.isOver = true;
      leave(turn);
    }
  };
}
