import { expect, test } from "vitest";
import { trainVectors } from "./train-vectors";

const start = { size: 4, stems: ["cook"], values: Float32Array.from([1, 0, 0, 0]) };
const pairs = Array.from({ length: 24 }, (_, i) => {
  const [asked, word, other] = i % 2 === 0 ? ["cook", "stew", "ledger"] : ["account", "ledger", "stew"];
  return { trade: "any", asked: [asked as string], met: [[word as string]], not: [[other as string]] };
});

test("a requirement comes to lie nearer to the lines that show it than to the others", () => {
  const near = nearnessIn(trainVectors(pairs, start));
  expect(near("cook", "stew")).toBeGreaterThan(near("cook", "ledger") + 0.3);
  expect(near("account", "ledger")).toBeGreaterThan(near("account", "stew") + 0.3);
});

test("the same pairs give the same vectors", () => {
  expect(trainVectors(pairs, start)).toEqual(trainVectors(pairs, start));
});

function nearnessIn({ size, stems, values }: ReturnType<typeof trainVectors>) {
  const read = (stem: string) => {
    const row = stems.indexOf(stem);
    return values.slice(row * size, (row + 1) * size);
  };
  return (a: string, b: string) => {
    const [one, other] = [read(a), read(b)];
    const sum = one.reduce((total, value, i) => total + value * (other[i] ?? 0), 0);
    return sum / (Math.hypot(...one) * Math.hypot(...other));
  };
}
