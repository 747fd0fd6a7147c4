// npm run client: writes the partner API's OpenAPI document, its types and a Postman collection into
// client/. Run it after changing a route of worker/v1.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { importBundled } from "./lib/bundle.mjs";
import { toCollection } from "./lib/collection.mjs";
import { ROOT } from "./lib/process.mjs";

const DOCUMENT = "client/openapi.json";
const COLLECTION = "public/tierwise.postman_collection.json";
const TYPES = "client/src/schema.ts";
const ORIGIN = "https://tierwise.example";

const { describeApi } = await importBundled("worker/v1/app.ts", "client");
const document = describeApi(ORIGIN);
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
writeFileSync(DOCUMENT, json(document));
writeFileSync(COLLECTION, json(toCollection(document)));

// Only the schemas, because the client writes its calls by hand. openapi-typescript needs TypeScript 5, which this
// repository does not have, so npx brings both.
const { openapi, info, components } = document;
const schemas = { openapi, info, paths: {}, components: { schemas: components.schemas } };
const generator = ["-p", "openapi-typescript@7.13.0", "-p", "typescript@5.9.3", "openapi-typescript"];
const types = execFileSync("npx", ["--yes", ...generator], { cwd: ROOT, input: json(schemas) });
const hash = createHash("sha256").update(readFileSync(DOCUMENT)).digest("hex");
writeFileSync(
  TYPES,
  `// Made by "npm run client" from the document with this SHA-256:\n// ${hash}\n${types}`,
);
