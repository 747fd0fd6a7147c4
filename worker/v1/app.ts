import { requirePartner } from "../http";
import { announceDeprecations } from "./deprecations";
import { ignoreCookies } from "./ignore-cookies";
import { limitCalls } from "./limit-calls";
import { listingChanges } from "./listing-changes";
import { listings } from "./listings";
import { documentOf } from "./openapi";
import { resumes } from "./resumes";
import { createRouter } from "./router";
import { uploads } from "./uploads";
import { answerVersion } from "./version";
import { webhooks } from "./webhooks";

/** The partner API: one file per resource, each declaring its routes and their schemas. */
export const v1 = createRouter();

v1.use(answerVersion);
v1.use(announceDeprecations());
v1.use(ignoreCookies);
v1.use(limitCalls);

const resources = [listings, listingChanges, uploads, resumes, webhooks];
// Each of their routes is for partners; any other path under /v1 is not found.
for (const { method, path } of resources.flatMap(({ routes }) => routes)) v1.on(method, path, requirePartner);
for (const resource of resources) v1.route("/", resource);

/** The OpenAPI document of the routes above. */
export const describeApi = (origin: string) => documentOf(v1, origin);

v1.get("/openapi.json", (c) => c.json(describeApi(new URL(c.req.url).origin)));
