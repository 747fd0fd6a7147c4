import { type ApiDocument, listMessages, type SchemaOrRef } from "./document";
import { makeExample } from "./make-example";
import { type Field, readField, readFields } from "./read-fields";

export type Messages = {
  headers: Field[];
  bodies: { id: string; type: string; title: string; fields: Field[]; example: string }[];
};

export function readMessages(document: ApiDocument): Messages {
  const messages = listMessages(document);
  return {
    // All messages have the same headers.
    headers: (messages[0]?.operation.parameters ?? []).flatMap((parameter) =>
      "$ref" in parameter
        ? []
        : [
            {
              ...readField(document, parameter.name, parameter.schema ?? {}, true),
              text: parameter.description ?? "",
            },
          ],
    ),
    bodies: messages.map(({ type, operation }) => {
      const { requestBody } = operation;
      const content = requestBody && "content" in requestBody ? requestBody.content : {};
      const schema = (content["application/json"]?.schema ?? {}) as SchemaOrRef;
      return {
        id: operation.operationId ?? type,
        type,
        title: operation.summary ?? "",
        fields: readFields(document, schema),
        example: JSON.stringify(makeExample(document, schema), null, 2),
      };
    }),
  };
}
