import { expect, test } from "vitest";
import { listInformativeSentences } from "./informative-sentences";

test("keeps the work and the requirements, not the company, the benefits and the headings", () => {
  const text = `Responsibilities:
Weld steel frames. We are a market leader in bridges.
Requirements: TIG welding
What we offer
Free lunch and a table football
Skills
Reading of drawings`;
  expect(listInformativeSentences(text)).toEqual([
    "Weld steel frames.",
    "Requirements: TIG welding",
    "Reading of drawings",
  ]);
});
