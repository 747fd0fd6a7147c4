import prices from "./cost/prices.json";
import { type Analyzer, type Measured, runProduct } from "./cost/run-product";
import { defineSizedBench } from "./lib/bench";
import { printTable } from "./lib/table";
import { makeResumes } from "./pipeline/make-resumes";

const PER = 1000;

/** What 1,000 resumes cost on Cloudflare, extrapolated from one tournament of the given size. */
export const main = defineSizedBench("npm run bench:cost [-- 200]", 200, async (count) => {
  const files = await makeResumes(count);
  for (const analyzer of ["embedded", "workers-ai"] as const)
    printTable(bill(analyzer, await runProduct(analyzer, files), count));
});

function bill(analyzer: Analyzer, measured: Measured, count: number) {
  const lines = prices.lines.map(({ name, amount, price, per }) => {
    const units = (measured[amount as keyof Measured] * PER) / count;
    return { name, units, cost: (units * price) / per };
  });
  const sumOf = (some: typeof lines) => some.reduce((sum, { cost }) => sum + cost, 0);
  const neurons = sumOf(lines.filter(({ name }) => name.startsWith("Workers AI"))) / prices.neuron;
  const each = (amount: number, digits = 1) => (amount / count).toFixed(digits);
  const { modelCalls, tokensIn, tokensOut, queries, storedBytes, invocations } = measured;
  const aCall = (tokens: number) => (tokens / modelCalls).toFixed(0);
  return {
    title: `${PER} resumes, ${analyzer} analyzer; prices of ${prices.readOn}, nothing included free`,
    columns: ["line", "amount", "US$"],
    rows: [
      ...lines.map(({ name, units, cost }) => [name, units, cost.toFixed(4)]),
      ["all", "", sumOf(lines).toFixed(4)],
    ],
    notes: [
      `D1 queries a resume: ${each(queries)}; bytes: ${each(storedBytes, 0)}; invocations: ${each(invocations, 2)}.`,
      ...(modelCalls > 0
        ? [
            `Calls of the model a resume: ${each(modelCalls, 2)}; tokens a call: ${aCall(tokensIn)} in, ${aCall(tokensOut)} out; neurons: ${neurons.toFixed(0)}.`,
          ]
        : []),
    ],
  };
}
