import { expect, test } from "vitest";
import headings from "./analysis/headings.json";
import stopWords from "./analysis/language/stop-words.json";
import titleHeads from "./analysis/title-heads.json";
import topicWords from "./matching/topic-words.json";
import names from "./privacy/common-names.json";
import labels from "./privacy/name-labels.json";
import places from "./privacy/places.json";

const { states, ...writtenLower } = places;
const splitAll = (lists: Record<string, string>, by: string) =>
  Object.fromEntries(Object.entries(lists).map(([name, words]) => [`${name} headings`, words.split(by)]));
const lists = Object.entries({
  ...stopWords,
  ...names,
  ...labels,
  ...writtenLower,
  ...splitAll(headings.named, "|"),
  titleHeads,
  topicWords,
});

test.each(lists)("the words of %s are in lower case, without blanks around them", (_name, words) => {
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((word) => !word || word !== word.trim().replace(/\s+/g, " "))).toEqual([]);
  expect(words.filter((word) => word !== word.toLowerCase())).toEqual([]);
});

test("single words are single words, and states have two or three capitals", () => {
  const single = [...Object.values(stopWords), ...Object.values(names), topicWords].flat();
  expect(single.filter((word) => /\s/.test(word))).toEqual([]);
  expect(states.filter((code) => !/^[A-Z]{2,3}$/.test(code))).toEqual([]);
});
