import { randomOf } from "../../tests/random-of";
import { percentile } from "../lib/percentile";

export type Waiting = { perDay: number; lanes: number; use: number; p50: number; p95: number };

const DAY_SECONDS = 86_400;
/** Resumes in a tournament, which all arrive at once. */
const RESUMES = 100;
/** Above this share of a lane's capacity, every burst causes a backlog. */
const MAX_USED = 0.8;
/** A working day: most of a day's tournaments arrive within this many seconds. */
const BUSY_SECONDS = DAY_SECONDS / 3;

/**
 * One account with the model provider: its rate limit, the time per answer, and how many consumers call it in
 * parallel.
 */
export type Lane = { callsAMinute: number; secondsACall: number; concurrency: number };

/** Answers per minute from consumers that call one after another, capped by the account's rate limit. */
export const answersAMinute = ({ callsAMinute, secondsACall, concurrency }: Lane): number =>
  Math.min(callsAMinute, (concurrency * 60) / secondsACall);

/** How many consumers use up the account's rate limit. More would only be refused. */
export const concurrencyFor = ({ callsAMinute, secondsACall }: Omit<Lane, "concurrency">): number =>
  Math.ceil((callsAMinute * secondsACall) / 60);

/**
 * Simulates how long (seconds) a tournament of 100 waits until its last resume is judged, if tournaments arrive at
 * random during the eight busy hours and each account with the provider (lane) allows this many calls a minute.
 */
export function waitForModel(perDay: number, callsAMinute: number, lanes: number): Waiting {
  const random = randomOf(1);
  const perSecond = (callsAMinute / 60) * lanes;
  const tournaments = Math.min(20_000, Math.ceil(perDay / RESUMES));
  const between = (BUSY_SECONDS * RESUMES) / perDay;
  const waits: number[] = [];
  let now = 0;
  let freeAt = 0;
  for (let n = 0; n < tournaments; n++) {
    now += -Math.log(1 - random()) * between;
    freeAt = Math.max(now, freeAt) + RESUMES / perSecond;
    waits.push(freeAt - now);
  }
  const use = perDay / BUSY_SECONDS / perSecond;
  return { perDay, lanes, use, p50: percentile(waits, 0.5), p95: percentile(waits, 0.95) };
}

/** The fewest lanes with which 95 in 100 tournaments finish within this many seconds. */
export function lanesFor(perDay: number, callsAMinute: number, withinSeconds: number): number {
  const fewest = Math.ceil(((perDay / BUSY_SECONDS) * (60 / callsAMinute)) / MAX_USED);
  for (let lanes = fewest; ; lanes += Math.max(1, Math.floor(lanes / 50))) {
    if (waitForModel(perDay, callsAMinute, lanes).p95 <= withinSeconds) return lanes;
  }
}
