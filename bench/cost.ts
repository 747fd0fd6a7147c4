import { PRICE_OF_NEURON, PRICES, PRICES_READ_ON, type Priced } from "./cost/prices";
import { type Analyzer, type Measured, runProduct } from "./cost/run-product";
import { readCount } from "./lib/options";
import { printTable } from "./lib/table";
import { makeResumes } from "./pipeline/make-resumes";

const PER = 1000;
const GIGABYTE = 1e9;
const LINES: [Priced, string][] = [
  ["workerRequests", "Worker requests and invocations"],
  ["workerCpuMs", "CPU (ms)"],
  ["logEvents", "log events"],
  ["d1RowsRead", "D1 rows read"],
  ["d1RowsWritten", "D1 rows written"],
  ["d1GigabyteMonths", "D1 storage, a month (GB)"],
  ["r2ClassA", "R2 class A (writes)"],
  ["r2ClassB", "R2 class B (reads)"],
  ["r2GigabyteMonths", "R2 storage, a month (GB)"],
  ["queueOperations", "Queue operations"],
  ["channelRequests", "Durable Object requests"],
  ["channelGigabyteSeconds", "Durable Object duration (GB-s)"],
  ["tokensIn", "Workers AI tokens in"],
  ["tokensOut", "Workers AI tokens out"],
  ["mails", "mails"],
];

/**
 * `npm run bench:cost [-- 200]`: what 1,000 resumes cost on Cloudflare, extrapolated from one tournament of the given
 * size.
 */
export async function main([size = "200"]: string[]): Promise<void> {
  const count = readCount(size, "Say how many resumes: npm run bench:cost -- 200");
  const files = await makeResumes(count);
  for (const analyzer of ["embedded", "workers-ai"] as const) {
    const measured = await runProduct(analyzer, files);
    printTable(bill(analyzer, measured, count));
  }
}

function bill(analyzer: Analyzer, measured: Measured, count: number) {
  const amounts = scale(toBilled(measured), PER / count);
  const cost = (line: Priced) => amounts[line] * PRICES[line];
  const rows = LINES.map(([line, name]) => [name, figure(amounts[line]), dollars(cost(line))]);
  const total = LINES.reduce((sum, [line]) => sum + cost(line), 0);
  const { tokens } = measured;
  const neurons = (cost("tokensIn") + cost("tokensOut")) / PRICE_OF_NEURON;
  return {
    title: `${PER} resumes, ${analyzer} analyzer; prices of ${PRICES_READ_ON}, nothing included free`,
    columns: ["line", "amount", "US$"],
    rows: [...rows, ["all", "", dollars(total)]],
    notes: [
      `D1 queries a resume: ${(measured.d1Queries / count).toFixed(1)}; invocations: ${(measured.invocations / count).toFixed(2)}.`,
      ...(tokens.calls > 0
        ? [
            `Calls of the model a resume: ${(tokens.calls / count).toFixed(2)}; tokens a call: ` +
              `${(tokens.in / tokens.calls).toFixed(0)} in, ${(tokens.out / tokens.calls).toFixed(0)} out; neurons: ${neurons.toFixed(0)}.`,
          ]
        : []),
    ],
  };
}

type Amounts = Record<Priced, number>;

function toBilled(measured: Measured): Amounts {
  const { requests, invocations, messages, tokens } = measured;
  return {
    workerRequests: requests + invocations,
    workerCpuMs: measured.cpuMs,
    // One log line by the platform and one by us for each.
    logEvents: 2 * (requests + invocations),
    d1RowsRead: measured.d1RowsRead,
    d1RowsWritten: measured.d1RowsWritten,
    d1GigabyteMonths: measured.storedBytes / GIGABYTE,
    r2ClassA: measured.r2ClassA,
    r2ClassB: measured.r2ClassB,
    r2GigabyteMonths: measured.r2Bytes / GIGABYTE,
    queueOperations: 3 * messages,
    channelRequests: measured.channelRequests,
    channelGigabyteSeconds: measured.channelGigabyteSeconds,
    tokensIn: tokens.in,
    tokensOut: tokens.out,
    mails: measured.mails,
  };
}

const scale = (amounts: Amounts, factor: number) =>
  Object.fromEntries(Object.entries(amounts).map(([line, amount]) => [line, amount * factor])) as Amounts;

const figure = (amount: number) =>
  amount >= 100 ? Math.round(amount).toLocaleString("en") : amount.toPrecision(2);
const dollars = (amount: number) => amount.toFixed(4);
