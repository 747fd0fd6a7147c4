import type { AppLoadContext } from "@remix-run/cloudflare";

export type ApiDocument = ReturnType<AppLoadContext["describeApi"]>;

type Schemas = NonNullable<NonNullable<ApiDocument["components"]>["schemas"]>;
export type Schema = Exclude<Schemas[string], { $ref: string }>;
export type SchemaOrRef = Schemas[string];

type PathItem = NonNullable<ApiDocument["paths"]>[string];
export type Operation = NonNullable<PathItem["get"]>;

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

export function listOperations({ paths = {} }: ApiDocument) {
  return Object.entries(paths).flatMap(([path, item]: [string, PathItem]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method: method.toUpperCase(), operation }] : [];
    }),
  );
}

export function listMessages({ webhooks = {} }: ApiDocument) {
  return Object.entries(webhooks).flatMap(([type, item]: [string, PathItem]) =>
    item.post ? [{ type, operation: item.post }] : [],
  );
}

export function resolveSchema(document: ApiDocument, schema: SchemaOrRef): Schema {
  if (!("$ref" in schema) || schema.$ref === undefined) return schema as Schema;
  const found = document.components?.schemas?.[schema.$ref.split("/").at(-1) ?? ""];
  if (!found) throw new Error(`the document names ${schema.$ref}, which it does not have`);
  return resolveSchema(document, found);
}
