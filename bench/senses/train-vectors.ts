import { weightOf } from "#core/matching/rarity";
import { randomOf, shuffled } from "../../tests/random-of";
import { groupBy } from "../lib/group-by";
import { addTo, dot, lengthOf } from "../lib/vectors";
import type { StemPair } from "./read-pairs";

export type Vectors = { size: number; stems: string[]; values: Float32Array };

const EPOCHS = 8;
const BATCH = 48;
const RATE = 0.01;
/** The smaller, the more the nearest wrong lines count. */
const TEMPERATURE = 0.1;
/** The share of a line's words left out at random, so that no single word is relied on. */
const DROPPED = 0.25;
/** Pulls vectors back to where they began, so that words of few pairs keep what resumes say of them. */
const RETAINED = 5e-4;

/**
 * Moves vectors so that a requirement is nearer to the lines that show it than to all other lines learned beside it
 * (contrastive learning, optimized by Adam). Stems without a vector begin at the mean of the words they stand with.
 * Deterministic.
 */
export function trainVectors(pairs: StemPair[], start: Vectors): Vectors {
  const random = randomOf(1);
  const stems = [...new Set([...start.stems, ...pairs.flatMap(wordsOf)])];
  const { size } = start;
  const first = placeNew(pairs, start, stems);
  const values = first.slice();
  const rowOf = new Map(stems.map((stem, row) => [stem, row]));
  const bagOf = (words: string[]): Bag =>
    words.flatMap((stem) => ({ row: rowOf.get(stem) ?? 0, weight: weightOf(stem) }));
  const bags = pairs.map(({ trade, asked, met, not }) => ({
    ...{ trade, asked: bagOf(asked) },
    ...{ met: met.map(bagOf).filter(isKnown), not: not.map(bagOf).filter(isKnown) },
  }));
  const byTrade = [...groupBy(bags, ({ trade }) => trade).values()];
  const adam = openAdam(values.length);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = shuffled(byTrade, random).flatMap((trade) => shuffled(trade, random));
    for (let at = 0; at < order.length; at += BATCH) {
      const batch = order.slice(at, at + BATCH).filter(({ asked }) => asked.length > 0);
      const slope = slopeOf(batch, values, size, random);
      for (let i = 0; i < slope.length; i++)
        slope[i] = (slope[i] ?? 0) + RETAINED * ((values[i] ?? 0) - (first[i] ?? 0));
      adam(values, slope);
    }
  }
  return { size, stems, values };
}

type Bag = { row: number; weight: number }[];
type BagPair = { asked: Bag; met: Bag[]; not: Bag[] };
type Random = () => number;

const isKnown = (bag: Bag) => bag.length > 0;
const wordsOf = ({ asked, met, not }: StemPair) => [...asked, ...met.flat(), ...not.flat()];

/** How the loss changes with each value: for each shown line, it is what softmax gives to lines that don't show it. */
function slopeOf(batch: BagPair[], values: Float32Array, size: number, random: Random): Float32Array {
  const slope = new Float32Array(values.length);
  const drop = (bag: Bag, share: number) => {
    const kept = bag.length > 2 ? bag.filter(() => random() >= share) : bag;
    return kept.length > 0 ? kept : bag;
  };
  const asked = batch.map((pair) => sumUp(drop(pair.asked, DROPPED / 2), values, size));
  const lines = batch.flatMap((pair, owner) => [
    ...pair.met.map((bag) => ({ owner, ...sumUp(drop(bag, DROPPED), values, size) })),
    ...pair.not.map((bag) => ({ owner: -1, ...sumUp(drop(bag, DROPPED), values, size) })),
  ]);
  const shown = lines.filter(({ owner }) => owner >= 0).length;
  const toLines = lines.map(() => new Float32Array(size));
  for (const [index, one] of asked.entries()) {
    const scores = lines.map((line) => dot(one.unit, line.unit) / TEMPERATURE);
    const highest = Math.max(...scores);
    const raised = scores.map((score) => Math.exp(score - highest));
    const others = raised.reduce((sum, value, at) => sum + (lines[at]?.owner === index ? 0 : value), 0);
    let inverse = 0;
    const slopes = raised.map((value, at) => {
      if (lines[at]?.owner !== index) return value;
      inverse += 1 / (value + others);
      return value / (value + others) - 1;
    });
    const toAsked = new Float32Array(size);
    for (const [at, { owner, unit }] of lines.entries()) {
      const by = ((slopes[at] ?? 0) * (owner === index ? 1 : inverse)) / shown / TEMPERATURE;
      addTo(toAsked, unit, by);
      addTo(toLines[at] as Float32Array, one.unit, by);
    }
    spread(one, toAsked, slope, size);
  }
  for (const [at, line] of lines.entries()) spread(line, toLines[at] as Float32Array, slope, size);
  return slope;
}

type Sum = { bag: Bag; unit: Float32Array; length: number };

function sumUp(bag: Bag, values: Float32Array, size: number): Sum {
  const sum = new Float32Array(size);
  for (const { row, weight } of bag) addTo(sum, values.subarray(row * size, (row + 1) * size), weight);
  const length = lengthOf(sum) + 1e-6;
  return { bag, unit: sum.map((value) => value / length), length };
}

/** Passes the slope of a unit vector on to the words it is the sum of. */
function spread({ bag, unit, length }: Sum, toUnit: Float32Array, slope: Float32Array, size: number): void {
  const along = dot(toUnit, unit);
  const toSum = toUnit.map((value, i) => (value - along * (unit[i] ?? 0)) / length);
  for (const { row, weight } of bag) addTo(slope.subarray(row * size, (row + 1) * size), toSum, weight);
}

function openAdam(count: number) {
  const [mean, square] = [new Float32Array(count), new Float32Array(count)];
  let step = 0;
  return (values: Float32Array, slope: Float32Array) => {
    step++;
    const [meanShare, squareShare] = [1 - 0.9 ** step, 1 - 0.999 ** step];
    for (let i = 0; i < count; i++) {
      const by = slope[i] ?? 0;
      mean[i] = 0.9 * (mean[i] ?? 0) + 0.1 * by;
      square[i] = 0.999 * (square[i] ?? 0) + 0.001 * by * by;
      const move = (mean[i] ?? 0) / meanShare / (Math.sqrt((square[i] ?? 0) / squareShare) + 1e-8);
      values[i] = (values[i] ?? 0) - RATE * move;
    }
  };
}

/** New words are surer of less than known ones. */
const NEW_LENGTH = 0.5;

function placeNew(pairs: StemPair[], start: Vectors, stems: string[]): Float32Array {
  const { size } = start;
  const rowOf = new Map(stems.map((stem, row) => [stem, row]));
  const values = new Float32Array(stems.length * size);
  values.set(start.values);
  const known = start.stems.length;
  for (const { asked, met, not } of pairs)
    for (const text of [asked, ...met, ...not]) {
      const rows = text.map((stem) => rowOf.get(stem) ?? 0);
      const near = rows.filter((row) => row < known);
      for (const row of rows)
        if (row >= known)
          for (const other of near)
            addTo(
              values.subarray(row * size, (row + 1) * size),
              start.values.subarray(other * size, (other + 1) * size),
              1 / near.length,
            );
    }
  for (let row = known; row < stems.length; row++) {
    const own = values.subarray(row * size, (row + 1) * size);
    const length = lengthOf(own);
    // Words that stand alone begin anywhere.
    for (let i = 0; i < size; i++)
      own[i] =
        length > 0 ? (NEW_LENGTH * (own[i] ?? 0)) / length : 0.05 * Math.sin(row * 12.9898 + i * 78.233);
  }
  return values;
}
