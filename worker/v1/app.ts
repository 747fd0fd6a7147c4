import { listings } from "./listings";
import { documentOf } from "./openapi";
import { createRouter } from "./router";

/** The partner API. A resource a file; each declares its routes with the schemas that check what comes in. */
export const v1 = createRouter();

v1.route("/", listings);

/** The OpenAPI document of all that is above. */
export const describeApi = (origin: string) => documentOf(v1, origin);

v1.get("/openapi.json", (c) => c.json(describeApi(new URL(c.req.url).origin)));
