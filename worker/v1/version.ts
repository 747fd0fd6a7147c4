import { createMiddleware } from "hono/factory";
import { DomainError } from "#core/errors";
import { API_CHANGES } from "#core/partners/api-changes";
import type { HonoEnv } from "../http";

export const API_VERSION = API_CHANGES[0].version;

const HEADER = "Tierwise-Version";

/** Sets the version header. A client may pin a version with the same header; an unknown one is refused. */
export const answerVersion = createMiddleware<HonoEnv>(async (c, next) => {
  c.header(HEADER, API_VERSION);
  const asked = c.req.header(HEADER);
  if (asked !== undefined && !API_CHANGES.some(({ version }) => version === asked)) {
    throw new DomainError("unknown_version", {
      message: `Unknown version ${asked.slice(0, 40)}. The latest is ${API_VERSION}.`,
    });
  }
  await next();
});

/** For the documentation. */
export const describeVersions = (): string =>
  [
    `Every answer under /v1 carries the header \`${HEADER}\`; these docs describe ${API_VERSION}. Send the header to pin a version: once it is retired, calls are refused instead of behaving differently. New fields, calls, error codes and webhook events can appear at any time; breaking changes get a new version, and the changelog at \`/v1/changelog\` lists them all.`,
    'A call that will go away says so at least 12 months ahead: its answers carry `Deprecation` (since when), `Sunset` (until when it works) and `Link` with `rel="deprecation"`, which leads to the changelog.',
  ].join("\n\n");
