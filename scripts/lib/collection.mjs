// A Postman collection (v2.1, which Bruno and Insomnia import too) made from the OpenAPI document.

const SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";
const METHODS = ["get", "post", "put", "patch", "delete"];

/** One folder per tag. The variables `origin` and `token` are for the user to fill in. */
export function toCollection(document) {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({ path, method, ...item[method] })),
  );
  const folders = [...new Set(calls.map(({ tags }) => tags[0]))];
  return {
    info: { name: document.info.title, schema: SCHEMA, description: `Version ${document.info.version}` },
    auth: { type: "bearer", bearer: [{ key: "token", value: "{{token}}", type: "string" }] },
    variable: [
      { key: "origin", value: document.servers[0].url },
      { key: "token", value: "" },
    ],
    item: folders.map((name) => ({
      name,
      item: calls.filter(({ tags }) => tags[0] === name).map((call) => toRequest(document, call)),
    })),
  };
}

function toRequest(document, { path, method, summary, description = "", parameters = [], ...call }) {
  const of = (place) => parameters.filter((one) => one.in === place);
  const segments = path.slice(1).replaceAll(/\{(\w{1,40})\}/g, ":$1");
  const query = of("query").map(({ name, ...one }) => ({
    key: name,
    value: String(exampleOf(one)),
    description: one.description,
    disabled: !one.required,
  }));
  return {
    name: summary,
    request: {
      method: method.toUpperCase(),
      description,
      ...(call.security?.length === 0 && { auth: { type: "noauth" } }),
      header: of("header").map(({ name, ...one }) => ({
        key: name,
        value: "{{$guid}}",
        description: one.description,
      })),
      url: {
        raw: `{{origin}}/${segments}`,
        host: ["{{origin}}"],
        path: segments.split("/"),
        query,
        variable: of("path").map(({ name, ...one }) => ({ key: name, value: String(exampleOf(one)) })),
      },
      ...bodyOf(document, call.requestBody?.content ?? {}),
    },
  };
}

function bodyOf(document, content) {
  const schema = content["application/json"]?.schema;
  if (content["multipart/form-data"]) {
    return { body: { mode: "formdata", formdata: [{ key: "file", type: "file", src: "" }] } };
  }
  if (!schema) return {};
  const raw = JSON.stringify(sampleOf(document, schema), null, 2);
  return { body: { mode: "raw", raw, options: { raw: { language: "json" } } } };
}

function sampleOf(document, schema) {
  const known = schema.$ref ? document.components.schemas[schema.$ref.split("/").at(-1)] : schema;
  if (!known.properties) return exampleOf({ schema: known });
  return Object.fromEntries(
    Object.entries(known.properties).map(([name, one]) => [name, sampleOf(document, one)]),
  );
}

/** @param {{ example?: unknown, schema?: any }} parameter */
function exampleOf({ example, schema = {} }) {
  const { examples, enum: choices, anyOf = [], type, items } = schema;
  const found = example ?? schema.example ?? examples?.[0] ?? choices?.[0] ?? schema.default;
  if (found !== undefined) return found;
  if (anyOf.length > 0) return exampleOf({ schema: anyOf[0] });
  return type === "array" ? [exampleOf({ schema: items })] : "";
}
