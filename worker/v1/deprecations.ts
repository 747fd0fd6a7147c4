import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { DEPRECATIONS, type Deprecation } from "#core/partners/api-changes";
import type { HonoEnv } from "../http";
import { shapeOf } from "../key-scopes";

const CHANGELOG_PATH = "/v1/changelog";

const honoShapeOf = (call: string) => shapeOf(call.replace(/\{(\w+)\}/g, ":$1"));

/** Announces the end of a deprecated call on each of its answers (RFC 9745 and RFC 8594). */
export function announceDeprecations(deprecations: Deprecation[] = DEPRECATIONS) {
  const byShape = new Map(deprecations.map((one) => [honoShapeOf(one.call), one]));
  return createMiddleware<HonoEnv>(async (c, next) => {
    await next();
    if (byShape.size === 0) return;
    const found = matchedRoutes(c).flatMap(
      ({ method, path }) => byShape.get(shapeOf(`${method} ${path}`)) ?? [],
    );
    const [deprecation] = found;
    if (!deprecation) return;
    c.header("Deprecation", `@${Date.parse(deprecation.since) / 1000}`);
    c.header("Sunset", new Date(deprecation.sunset).toUTCString());
    const link = `<${new URL(CHANGELOG_PATH, c.req.url)}>; rel="deprecation"; type="text/html"`;
    c.header("Link", link, { append: true });
  });
}
