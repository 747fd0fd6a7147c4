import { clientCode } from "./client-calls";
import {
  type ApiDocument,
  listOperations,
  type Operation,
  resolveSchema,
  type SchemaOrRef,
} from "./document";
import { makeExample } from "./make-example";
import { type Field, readField, readFields } from "./read-fields";
import { type Messages, readMessages } from "./read-messages";

type Place = "path" | "query" | "header" | "body";
export type Answer = { status: string; text: string };

export type Call = {
  id: string;
  group: string;
  method: string;
  path: string;
  title: string;
  text: string;
  curl: string;
  /** With the TypeScript client. */
  typescript: string | null;
  input: (Field & { place: Place })[];
  output: { fields: Field[]; isList: boolean; example: string } | null;
  answers: Answer[];
};

export type Reference = {
  notes: { title: string; text: string }[];
  calls: Call[];
  messages: Messages;
  errors: string;
};

export function readReference(document: ApiDocument): Reference {
  return {
    notes: (document.info.description ?? "")
      .split(/^## /m)
      .filter((part) => part !== "")
      .map((part) => {
        const [title = "", ...text] = part.trim().split("\n\n");
        return { title, text: text.join("\n\n") };
      }),
    calls: listOperations(document).map(({ path, method, operation }) =>
      readCall(document, path, method, operation),
    ),
    messages: readMessages(document),
    errors: print(makeExample(document, { $ref: "#/components/schemas/InvalidInput" })),
  };
}

function readCall(document: ApiDocument, path: string, method: string, operation: Operation): Call {
  const {
    operationId: id = path,
    tags: [group = ""] = [],
    summary: title = "",
    description: text = "",
  } = operation;
  const parameters = (operation.parameters ?? []).flatMap((parameter) =>
    "$ref" in parameter ? [] : [parameter],
  );
  const body = bodyOf(operation);
  const answers = Object.entries(operation.responses ?? {}).map(([status, answer]) => ({
    status,
    text: String(answer.description),
    schema: answer.content?.["application/json"]?.schema as SchemaOrRef | undefined,
  }));
  const success = answers.find(({ status, schema }) => status.startsWith("2") && schema)?.schema;
  return {
    id,
    group,
    method,
    path,
    title,
    text,
    curl: curlOf(document, path, method, operation),
    typescript: clientCode(id, body ? print(makeExample(document, body.schema)) : "{}"),
    input: [
      ...parameters.map(({ name, in: place, required = false, schema = {} }) => ({
        ...readField(document, name, schema, required),
        place: place as Place,
      })),
      ...(body ? readFields(document, body.schema) : []).map((field) => ({
        ...field,
        place: "body" as const,
      })),
    ],
    output: success
      ? {
          fields: readFields(document, success),
          isList: !("$ref" in success) && success.type === "array",
          example: print(makeExample(document, success)),
        }
      : null,
    answers: answers.map(({ status, text }) => ({ status, text })),
  };
}

function bodyOf({ requestBody }: Operation) {
  if (!requestBody || "$ref" in requestBody) return null;
  const [[type, { schema = {} }] = ["", {}]] = Object.entries(requestBody.content);
  return { type, schema: schema as SchemaOrRef };
}

/** The curl command for a shell with API and TOKEN set, as in the quick start. */
function curlOf(document: ApiDocument, path: string, method: string, operation: Operation): string {
  const body = bodyOf(operation);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => SHELL_NAMES[name] ?? `{${name}}`);
  const query = exampleQuery(document, operation);
  const isPostWithBody = method === "POST" && body !== null;
  return [
    `curl${method === "GET" || isPostWithBody ? "" : ` -X ${method}`} "$API${filled}${query}"`,
    operation.security?.length !== 0 && `-H "Authorization: Bearer $TOKEN"`,
    body?.type === "application/json" && `-H "Content-Type: application/json"`,
    body?.type === "application/json" && `-d '${print(makeExample(document, body.schema))}'`,
    body?.type === "multipart/form-data" && `-F "file=@jordan-example.pdf"`,
  ]
    .filter((part) => part !== false)
    .join(" \\\n  ");
}

/** Query string of the parameters for which the document has an example. */
function exampleQuery(document: ApiDocument, { parameters = [] }: Operation): string {
  const given = parameters.flatMap((parameter) => {
    if ("$ref" in parameter || parameter.in !== "query") return [];
    const { example } = resolveSchema(document, parameter.schema ?? {});
    return example === undefined ? [] : [[parameter.name, String(example)]];
  });
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

/** Shell variable names of path parameters, consistent with the quick start. */
const SHELL_NAMES: Record<string, string> = {
  listingId: "$LISTING_ID",
  fileId: "$FILE_ID",
  employerUuid: "$EMPLOYER",
  webhookId: "$WEBHOOK_ID",
  deliveryId: "$DELIVERY_ID",
};

const print = (value: unknown) => JSON.stringify(value, null, 2);
