import { expect, test } from "vitest";
import { stem } from "../language/stem";
import { rarityOf } from "./rarity";

const rarity = (word: string) => rarityOf(stem(word));

test("a word of one trade tells more than a word of all", () => {
  expect(rarity("scaffolding")).toBeGreaterThan(rarity("engineer"));
  expect(rarity("engineer")).toBeGreaterThan(rarity("management"));
});

test("a word of no trade is most telling, but in Cyrillic it is an everyday word", () => {
  expect(rarity("zyxgobbledock")).toBeGreaterThan(rarity("scaffolding"));
  expect(rarity("сопровождение")).toBeLessThan(rarity("engineer"));
  expect(rarity("сопровождение")).toBeGreaterThan(rarity("разработка"));
});
