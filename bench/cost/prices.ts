/** Prices in US dollars beyond what the $5 monthly plan includes, as the pages named below listed them on this day. */
export const PRICES_READ_ON = "2026-11-21";

const MILLION = 1e6;

/** Price per unit. */
export const PRICES = {
  // developers.cloudflare.com/workers/platform/pricing
  workerRequests: 0.3 / MILLION,
  workerCpuMs: 0.02 / MILLION,
  logEvents: 0.6 / MILLION,
  // developers.cloudflare.com/d1/platform/pricing
  d1RowsRead: 0.001 / MILLION,
  d1RowsWritten: 1 / MILLION,
  d1GigabyteMonths: 0.75,
  // developers.cloudflare.com/r2/pricing; deletes are free
  r2ClassA: 4.5 / MILLION,
  r2ClassB: 0.36 / MILLION,
  r2GigabyteMonths: 0.015,
  // developers.cloudflare.com/queues/platform/pricing: each message is written, read and deleted
  queueOperations: 0.4 / MILLION,
  // developers.cloudflare.com/durable-objects/platform/pricing; outgoing messages are free, 20 incoming ones count as
  // one
  channelRequests: 0.15 / MILLION,
  channelGigabyteSeconds: 12.5 / MILLION,
  // developers.cloudflare.com/workers-ai/models/gemma-4-26b-a4b-it
  tokensIn: 0.1 / MILLION,
  tokensOut: 0.3 / MILLION,
  // developers.cloudflare.com/email-service/platform/pricing
  mails: 0.35 / 1000,
} as const;

export type Priced = keyof typeof PRICES;

/** developers.cloudflare.com/workers-ai/platform/pricing: tokens are billed in neurons. */
export const PRICE_OF_NEURON = 0.011 / 1000;
