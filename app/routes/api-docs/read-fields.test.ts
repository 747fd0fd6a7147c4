import { expect, test } from "vitest";
import type { ApiDocument, SchemaOrRef } from "./document";
import { readFields, typeWords } from "./read-fields";

const document: ApiDocument = { openapi: "3.1.0", info: { title: "An API", version: "1" } };
const events: SchemaOrRef = {
  type: "array",
  items: { type: "string", enum: ["read", "failed", "completed"] },
  default: ["read", "failed", "completed"],
};

test("a type is said in words, whatever it is made of", () => {
  expect(typeWords(document, { type: "array", items: { type: "number" } })).toBe("list of numbers");
  expect(typeWords(document, events)).toBe("list of read, failed or completed");
  expect(typeWords(document, { type: ["string", "null"], format: "date" })).toBe("date or null");
  const choices = [{ type: "string", format: "date" }, { type: "number" }, { type: "null" }] as const;
  expect(typeWords(document, { anyOf: [...choices] })).toBe("date, number or null");
});

test("a default is said, but not that of a list", () => {
  const size: SchemaOrRef = { type: "integer", default: 100 };
  const fields = readFields(document, { type: "object", properties: { size, events } });
  expect(fields.map(({ limits }) => limits)).toEqual(["100 when left out", ""]);
});
