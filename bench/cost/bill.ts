import type { Measured } from "./run-product";

/** Prices in US dollars beyond what the $5 monthly plan includes, as the pages named below listed them on this day. */
export const PRICES_READ_ON = "2026-11-21";

/** developers.cloudflare.com/workers-ai/platform/pricing: tokens are billed in neurons. */
export const PRICE_OF_NEURON = 0.011 / 1000;

const MILLION = 1e6;
const GIGABYTE = 1e9;

type Line = { name: string; price: number; amount: (measured: Measured) => number };

/** The lines of the bill: the price of one, and how many a run used. */
export const LINES: Line[] = [
  // developers.cloudflare.com/workers/platform/pricing
  { name: "Worker requests and invocations", price: 0.3 / MILLION, amount: countRequests },
  { name: "CPU (ms)", price: 0.02 / MILLION, amount: ({ cpuMs }) => cpuMs },
  // One log line by the platform and one by us for each.
  { name: "log events", price: 0.6 / MILLION, amount: (measured) => 2 * countRequests(measured) },
  // developers.cloudflare.com/d1/platform/pricing
  { name: "D1 rows read", price: 0.001 / MILLION, amount: ({ d1RowsRead }) => d1RowsRead },
  { name: "D1 rows written", price: 1 / MILLION, amount: ({ d1RowsWritten }) => d1RowsWritten },
  { name: "D1 storage, a month (GB)", price: 0.75, amount: ({ storedBytes }) => storedBytes / GIGABYTE },
  // developers.cloudflare.com/r2/pricing; deletes are free
  { name: "R2 class A (writes)", price: 4.5 / MILLION, amount: ({ r2ClassA }) => r2ClassA },
  { name: "R2 class B (reads)", price: 0.36 / MILLION, amount: ({ r2ClassB }) => r2ClassB },
  { name: "R2 storage, a month (GB)", price: 0.015, amount: ({ r2Bytes }) => r2Bytes / GIGABYTE },
  // developers.cloudflare.com/queues/platform/pricing: each message is written, read and deleted
  { name: "Queue operations", price: 0.4 / MILLION, amount: ({ messages }) => 3 * messages },
  // developers.cloudflare.com/durable-objects/platform/pricing; outgoing messages are free, 20 incoming ones count as
  // one
  {
    name: "Durable Object requests",
    price: 0.15 / MILLION,
    amount: ({ channelRequests }) => channelRequests,
  },
  {
    name: "Durable Object duration (GB-s)",
    price: 12.5 / MILLION,
    amount: ({ channelGigabyteSeconds }) => channelGigabyteSeconds,
  },
  // developers.cloudflare.com/workers-ai/models/gemma-4-26b-a4b-it
  { name: "Workers AI tokens in", price: 0.1 / MILLION, amount: ({ tokens }) => tokens.in },
  { name: "Workers AI tokens out", price: 0.3 / MILLION, amount: ({ tokens }) => tokens.out },
  // developers.cloudflare.com/email-service/platform/pricing
  { name: "mails", price: 0.35 / 1000, amount: ({ mails }) => mails },
];

function countRequests({ requests, invocations }: Measured): number {
  return requests + invocations;
}
