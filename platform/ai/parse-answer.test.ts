import { describe, expect, test } from "vitest";
import { parseAnswer } from "./parse-answer";

const object = {
  verdicts: [
    { id: "c1", verdict: "strong", lines: [1], quote: 'a {brace} and "marks"', note: "", question: "" },
  ],
  skills: ["Go"],
  instructions: [],
};
const json = JSON.stringify(object);
const choice = (message: object) => ({ choices: [{ index: 0, message, finish_reason: "stop" }] });

describe("an answer is found", () => {
  test.each([
    ["as a string", json],
    ["in response, as a string", { response: json }],
    ["in response, as an object", { response: object, usage: { total_tokens: 9 } }],
    ["as the output itself", object],
    ["in choices, as a string", choice({ role: "assistant", content: json, refusal: null })],
    [
      "in choices, in parts",
      choice({
        content: [
          { type: "text", text: json.slice(0, 20) },
          { type: "text", text: json.slice(20) },
        ],
      }),
    ],
    ["in choices, as an object", choice({ content: object })],
    [
      "in the arguments of a tool call",
      choice({ content: null, tool_calls: [{ type: "function", function: { name: "f", arguments: json } }] }),
    ],
    [
      "in the arguments of a tool call of the older form",
      { response: null, tool_calls: [{ name: "f", arguments: object }] },
    ],
    ["in a fence", { response: `\`\`\`json\n${JSON.stringify(object, null, 2)}\n\`\`\`` }],
    ["with prose around it", { response: `Here are {my} verdicts: ${json}\nI hope this {helps}.` }],
    ["after thoughts", { response: `<think>{"a": 1, what next</think>${json}` }],
  ])("%s", (_where, output) => {
    expect(parseAnswer(output)).toEqual({ answer: object });
  });
});

describe("no answer is found, in words for the model", () => {
  test.each([
    ["nothing", undefined, /empty/],
    ["null", null, /empty/],
    ["a number", 7, /empty/],
    ["an empty string", { response: "  " }, /empty/],
    ["no choices", { choices: [] }, /empty/],
    ["a refusal", choice({ content: null, refusal: "No." }), /empty/],
    ["cut short", { response: json.slice(0, -30) }, /no complete JSON/],
    ["prose only", { response: "I would hire this person." }, /no complete JSON/],
    ["a huge answer", { response: `${json}${" and so on".repeat(20_000)}` }, /no complete JSON/],
    ["endless braces", { response: '{"'.repeat(40_000) }, /no complete JSON/],
    ["another object", { response: { score: 98 } }, /no list/],
    ["a list", { response: "[1, 2]" }, /no list/],
  ])("%s", (_what, output, words) => {
    const parsed = parseAnswer(output);
    expect("problem" in parsed && parsed.problem).toMatch(words);
  });
});

test("fields nobody asked for are dropped, wrong ones beside the verdicts are left out", () => {
  const parsed = parseAnswer({
    response: { ...object, score: 100, tier: "A", skills: "all", instructions: "none" },
  });
  expect(parsed).toEqual({ answer: { ...object, skills: [], instructions: [] } });
});
