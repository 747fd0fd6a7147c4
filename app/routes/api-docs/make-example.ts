import { type ApiDocument, resolveSchema, type SchemaOrRef } from "./document";

/** A schema's own example, default or first enum value, or one built from the examples of its parts. */
export function makeExample(document: ApiDocument, schema: SchemaOrRef): unknown {
  const resolved = resolveSchema(document, schema);
  const { type, examples, default: given, enum: values, items, properties } = resolved;
  if (examples && examples.length > 0) return examples[0];
  if (given !== undefined) return given;
  if (values) return values[0];
  if (type === "array" && items) return [makeExample(document, items)];
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, makeExample(document, property)]),
    );
  }
  return type === "integer" || type === "number" ? 0 : "text";
}
