import type { Job, QueueOptions } from "#core/jobs/job";
import { checkWebhookUrl } from "./check-webhook-url";
import { resultPath } from "./external-resume";
import { deliveryJob } from "./queue-deliveries";
import type { WebhookDelivery } from "./webhook";

/** A delivery claimed for one attempt, which `attempts` includes, with everything needed to send it. */
export type ClaimedDelivery = Pick<WebhookDelivery, "id" | "type" | "payload" | "createdAt" | "attempts"> & {
  webhookId: string;
  url: string;
  /** Newest first; the message is signed with each. */
  secrets: string[];
};

export type SignedMessage = { id: string; url: string; secrets: string[]; sentAt: Date; body: string };

/** The response's status, or why there was none. */
export type WebhookAnswer = { status: number } | { error: string; isLate?: boolean };

export type SettledAttempt = Pick<
  WebhookDelivery,
  "status" | "nextAttemptAt" | "deliveredAt" | "lastStatus" | "lastError"
>;

type Deps = {
  appUrl: string;
  isLocal: boolean;
  now(): Date;
  deliveries: {
    /** Undefined if it is not due, is being sent, or its webhook is disabled. */
    claim(deliveryId: string, now: Date): Promise<ClaimedDelivery | undefined>;
    /** Ignored if a later attempt has started. */
    settleAttempt(delivery: { id: string; attempts: number }, settled: SettledAttempt): Promise<void>;
  };
  sendWebhook(message: SignedMessage): Promise<WebhookAnswer>;
  webhooks: {
    /** Sends nothing to the webhook until then. */
    pause(webhookId: string, until: Date): Promise<void>;
    /** Disables the webhook; its pending deliveries fail. */
    disable(webhookId: string, now: Date): Promise<void>;
  };
  jobs: { enqueue(jobs: Job[], options?: QueueOptions): Promise<void> };
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const FIRST_WAIT_MS = 5 * SECOND;

/** The waits after the first attempt, the second, and so on: the schedule of Standard Webhooks, about three days. */
const WAITS_MS = [
  FIRST_WAIT_MS,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** An endpoint that timed out is paused, so that it does not delay the deliveries of others. */
const PAUSE_MS = 5 * MINUTE;

const GONE = 410;

/**
 * Makes one attempt at a delivery that is due. The second attempt is queued here, because the sweeper, which runs every
 * minute and queues the later ones, would be too slow for it.
 */
export async function deliverWebhook(deps: Deps, deliveryId: string): Promise<void> {
  const delivery = await deps.deliveries.claim(deliveryId, deps.now());
  if (!delivery) return;
  const answer = await send(deps, delivery);
  const now = deps.now();
  const settled = settle(answer, delivery.attempts, now);
  await deps.deliveries.settleAttempt(delivery, settled);
  if (settled.lastStatus === GONE) await deps.webhooks.disable(delivery.webhookId, now);
  else if (isLate(answer)) await deps.webhooks.pause(delivery.webhookId, new Date(now.getTime() + PAUSE_MS));
  else if (settled.status === "pending" && delivery.attempts === 1) {
    await deps.jobs.enqueue([deliveryJob(deliveryId)], { delaySeconds: FIRST_WAIT_MS / SECOND });
  }
}

async function send(deps: Deps, delivery: ClaimedDelivery): Promise<WebhookAnswer> {
  const { id, url, secrets } = delivery;
  const refused = checkWebhookUrl(url, deps);
  if (refused) return { error: refused };
  return deps.sendWebhook({ id, url, secrets, sentAt: deps.now(), body: writeBody(deps.appUrl, delivery) });
}

const isLate = (answer: WebhookAnswer) => "error" in answer && answer.isLate === true;

/** Identical for every attempt. */
function writeBody(appUrl: string, { type, payload, createdAt }: ClaimedDelivery): string {
  const path = resultPath(String(payload.listing_id), String(payload.file_id));
  const result = payload.status === "succeeded" ? { result_url: appUrl + path } : {};
  return JSON.stringify({ type, timestamp: createdAt.toISOString(), data: { ...payload, ...result } });
}

/** The delivery's new state after an attempt. */
export function settle(answer: WebhookAnswer, attempts: number, now: Date): SettledAttempt {
  const last =
    "status" in answer
      ? { lastStatus: answer.status, lastError: null }
      : { lastStatus: null, lastError: answer.error };
  const { lastStatus } = last;
  if (lastStatus !== null && lastStatus >= 200 && lastStatus < 300) {
    return { ...last, status: "delivered", nextAttemptAt: now, deliveredAt: now };
  }
  const wait = lastStatus === GONE ? undefined : WAITS_MS[attempts - 1];
  return {
    ...last,
    status: wait === undefined ? "failed" : "pending",
    nextAttemptAt: new Date(now.getTime() + Math.max(wait ?? 0, isLate(answer) ? PAUSE_MS : 0)),
    deliveredAt: null,
  };
}
