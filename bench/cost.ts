import { LINES, PRICE_OF_NEURON, PRICES_READ_ON } from "./cost/bill";
import { type Analyzer, type Measured, runProduct } from "./cost/run-product";
import { readCount } from "./lib/options";
import { printTable } from "./lib/table";
import { makeResumes } from "./pipeline/make-resumes";

const PER = 1000;

/**
 * `npm run bench:cost [-- 200]`: what 1,000 resumes cost on Cloudflare, extrapolated from one tournament of the given
 * size.
 */
export async function main([size = "200"]: string[]): Promise<void> {
  const count = readCount(size, "Say how many resumes: npm run bench:cost -- 200");
  const files = await makeResumes(count);
  for (const analyzer of ["embedded", "workers-ai"] as const)
    printTable(bill(analyzer, await runProduct(analyzer, files), count));
}

function bill(analyzer: Analyzer, measured: Measured, count: number) {
  const lines = LINES.map(({ name, price, amount }) => {
    const units = (amount(measured) * PER) / count;
    return { name, units, cost: units * price };
  });
  const costOf = (isCounted: (name: string) => boolean) =>
    lines.filter(({ name }) => isCounted(name)).reduce((sum, { cost }) => sum + cost, 0);
  const { tokens } = measured;
  const neurons = costOf((name) => name.startsWith("Workers AI")) / PRICE_OF_NEURON;
  const ofModel = [
    `Calls of the model a resume: ${(tokens.calls / count).toFixed(2)}; tokens a call: `,
    `${(tokens.in / tokens.calls).toFixed(0)} in, ${(tokens.out / tokens.calls).toFixed(0)} out; neurons: ${neurons.toFixed(0)}.`,
  ].join("");
  return {
    title: `${PER} resumes, ${analyzer} analyzer; prices of ${PRICES_READ_ON}, nothing included free`,
    columns: ["line", "amount", "US$"],
    rows: [
      ...lines.map(({ name, units, cost }) => [name, units, cost.toFixed(4)]),
      ["all", "", costOf(() => true).toFixed(4)],
    ],
    notes: [
      `D1 queries a resume: ${(measured.d1Queries / count).toFixed(1)}; invocations: ${(measured.invocations / count).toFixed(2)}.`,
      ...(tokens.calls > 0 ? [ofModel] : []),
    ],
  };
}
