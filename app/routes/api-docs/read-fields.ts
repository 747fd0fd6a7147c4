import { type ApiDocument, resolveSchema, type SchemaOrRef } from "./document";

export type Field = { name: string; type: string; isRequired: boolean; text: string; limits: string };

/** The fields of an object. Fields of nested objects are named `outer.inner`, those of list items `list[].inner`. */
export function readFields(document: ApiDocument, schema: SchemaOrRef, prefix = ""): Field[] {
  const { type, items, properties = {}, required = [] } = resolveSchema(document, schema);
  if (type === "array" && items) return readFields(document, items, prefix);
  return Object.entries(properties).flatMap(([name, property]) => {
    const isList = resolveSchema(document, property).type === "array";
    return [
      readField(document, `${prefix}${name}`, property, required.includes(name)),
      ...readFields(document, property, `${prefix}${name}${isList ? "[]" : ""}.`),
    ];
  });
}

export function readField(
  document: ApiDocument,
  name: string,
  property: SchemaOrRef,
  isRequired: boolean,
): Field {
  const { description = "" } = resolveSchema(document, property);
  return {
    name,
    isRequired,
    text: description,
    type: typeWords(document, property),
    limits: limitWords(document, property),
  };
}

const FORMATS: Record<string, string> = {
  uuid: "UUID",
  uri: "URL",
  "date-time": "date and time",
  date: "date",
  binary: "file",
};

/** Describes a type, such as "list of numbers", "date or null" or "Full-Time or Contract". */
export function typeWords(document: ApiDocument, schema: SchemaOrRef): string {
  const { type, format, items, enum: values, anyOf, oneOf } = resolveSchema(document, schema);
  const choices = anyOf ?? oneOf;
  if (choices) return anyOfWords(choices.map((choice) => typeWords(document, choice)));
  if (values) return anyOfWords(values.map((value) => String(value)));
  if (type === "array" && items) {
    const isNamed = resolveSchema(document, items).enum !== undefined;
    return `list of ${typeWords(document, items)}${isNamed ? "" : "s"}`;
  }
  const names = Array.isArray(type) ? type : [type ?? "object"];
  return anyOfWords(names.map((name) => (name === "string" && format && FORMATS[format]) || name));
}

function limitWords(document: ApiDocument, property: SchemaOrRef): string {
  const schema = resolveSchema(document, property);
  const { minimum, maximum, maxLength, maxItems } = schema;
  const given: unknown = schema.default;
  const hasDefault = given !== undefined && given !== "" && !Array.isArray(given);
  return [
    minimum !== undefined && maximum !== undefined && `${minimum} to ${maximum}`,
    maxLength !== undefined && `at most ${maxLength.toLocaleString("en")} characters`,
    maxItems !== undefined && `at most ${maxItems} entries`,
    hasDefault && `${String(given)} when left out`,
  ]
    .filter((words) => words !== false)
    .join(", ");
}

const choice = new Intl.ListFormat("en-GB", { type: "disjunction" });
const anyOfWords = (words: string[]) => choice.format(new Set(words));
