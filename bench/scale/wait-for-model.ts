import { randomFrom } from "../analysis/lib/random";
import { percentile } from "../lib/percentile";

export type Waiting = { perDay: number; lanes: number; use: number; p50: number; p95: number };

const DAY_SECONDS = 86_400;
/** Of a tournament: they come at once. */
const RESUMES = 100;
/** Beyond this share of what a lane takes, lines form at every gust. */
const MOST_USED = 0.8;
/** A working day: most of a day's tournaments come within so many of its seconds. */
const BUSY_SECONDS = DAY_SECONDS / 3;

/** One account of the model: what it allows, how long an answer takes, and how many consumers wait for one at a time. */
export type Lane = { callsAMinute: number; secondsACall: number; concurrency: number };

/** Answers a minute: what consumers that wait for one answer after another get, within what the account allows. */
export const answersAMinute = ({ callsAMinute, secondsACall, concurrency }: Lane): number =>
  Math.min(callsAMinute, (concurrency * 60) / secondsACall);

/** Consumers that use up what the account allows; more would only be refused. */
export const concurrencyFor = ({ callsAMinute, secondsACall }: Omit<Lane, "concurrency">): number =>
  Math.ceil((callsAMinute * secondsACall) / 60);

/**
 * How long a tournament of 100 waits until its last resume is judged (seconds), when tournaments come at random in
 * the eight busy hours and each account of the model (lane) takes so many calls a minute.
 */
export function waitForModel(perDay: number, callsAMinute: number, lanes: number): Waiting {
  const random = randomFrom(1);
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

/** The fewest lanes that keep the last resume of 95 tournaments in 100 within so many seconds. */
export function lanesFor(perDay: number, callsAMinute: number, withinSeconds: number): number {
  const fewest = Math.ceil(((perDay / BUSY_SECONDS) * (60 / callsAMinute)) / MOST_USED);
  for (let lanes = fewest; ; lanes += Math.max(1, Math.floor(lanes / 50))) {
    if (waitForModel(perDay, callsAMinute, lanes).p95 <= withinSeconds) return lanes;
  }
}
