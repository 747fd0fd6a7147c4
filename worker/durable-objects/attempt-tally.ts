import { DurableObject } from "cloudflare:workers";
import { countAttempt, remainingWaitMs, type Tally, undoAttempt } from "#core/attempts/tally";
import { DAY_MS } from "#core/time";
import { type AttemptRequest, type AttemptReturn, SHARED_TALLY } from "#platform/attempts";
import type { WebEnv } from "#platform/env";

/** How long a caller is remembered after a successful attempt. */
const KNOWN_MS = 90 * DAY_MS;
const MAX_KNOWN = 50;

type Row = { failures: number; last_at: number; wait_until: number; known_until: number };

/**
 * Counts attempts on one account or from one address. Callers who succeeded before have a tally of their own, so that
 * nobody else's guessing makes them wait. Tallies are stored, and an alarm deletes those that are no longer needed.
 */
export class AttemptTally extends DurableObject<WebEnv> {
  readonly #sql = this.ctx.storage.sql;

  /** RPC. Counts an attempt, or returns how long to wait. */
  async take({ limit, caller, now }: AttemptRequest): Promise<{ waitMs: number; countedFor: string }> {
    this.#open();
    const own = this.#find(caller);
    const countedFor = own && own.knownUntil > now ? caller : SHARED_TALLY;
    const found = countedFor === caller ? own : this.#find(SHARED_TALLY);
    const waitMs = remainingWaitMs(found?.tally, now);
    if (waitMs > 0) return { waitMs, countedFor };
    const tally = countAttempt(found?.tally, limit, now);
    await this.#keep(countedFor, tally, found?.knownUntil ?? 0, now + limit.forgottenAfterMs);
    return { waitMs: 0, countedFor };
  }

  /** RPC. Takes an attempt back and, after a success, remembers the caller. */
  async giveBack({ countedFor, remembered: caller, now }: AttemptReturn): Promise<void> {
    this.#open();
    const found = this.#find(countedFor);
    if (found) await this.#keep(countedFor, undoAttempt(found.tally), found.knownUntil, found.keptUntil);
    if (caller === null) return;
    const tally = this.#find(caller)?.tally ?? { failures: 0, lastAt: now, waitUntil: 0 };
    await this.#keep(caller, tally, now + KNOWN_MS, now + KNOWN_MS);
    this.#sql.exec(
      `DELETE FROM tallies WHERE caller IN
       (SELECT caller FROM tallies WHERE known_until > 0 ORDER BY known_until DESC LIMIT -1 OFFSET ?)`,
      MAX_KNOWN,
    );
  }

  override async alarm(): Promise<void> {
    this.#open();
    this.#sql.exec("DELETE FROM tallies WHERE kept_until <= ?", Date.now());
    const next = this.#sql
      .exec<{ next: number | null }>("SELECT min(kept_until) AS next FROM tallies")
      .one().next;
    if (next === null) await this.ctx.storage.deleteAll();
    else await this.ctx.storage.setAlarm(next);
  }

  /** Created on every call, because an alarm may have cleared the storage in between. */
  #open(): void {
    this.#sql.exec(`CREATE TABLE IF NOT EXISTS tallies (
      caller TEXT PRIMARY KEY, failures INTEGER NOT NULL, last_at INTEGER NOT NULL, wait_until INTEGER NOT NULL,
      known_until INTEGER NOT NULL, kept_until INTEGER NOT NULL
    ) WITHOUT ROWID`);
  }

  #find(caller: string): { tally: Tally; knownUntil: number; keptUntil: number } | undefined {
    const [row] = this.#sql.exec<Row & { kept_until: number }>(
      "SELECT * FROM tallies WHERE caller = ?",
      caller,
    );
    return (
      row && {
        tally: { failures: row.failures, lastAt: row.last_at, waitUntil: row.wait_until },
        knownUntil: row.known_until,
        keptUntil: row.kept_until,
      }
    );
  }

  async #keep(caller: string, tally: Tally, knownUntil: number, keptUntil: number): Promise<void> {
    const until = Math.max(knownUntil, keptUntil);
    this.#sql.exec(
      "INSERT OR REPLACE INTO tallies VALUES (?, ?, ?, ?, ?, ?)",
      ...[caller, tally.failures, tally.lastAt, tally.waitUntil, knownUntil, until],
    );
    // Whenever something is stored, an alarm must be set to clear it.
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(until);
  }
}
