import { createMiddleware } from "hono/factory";
import { DomainError } from "#core/errors";
import type { HonoEnv } from "../http";

type Change = { version: string; what: string[] };

/** The API's changelog, newest first. */
const CHANGES: [Change, ...Change[]] = [
  {
    version: "2026-11-23",
    what: [
      "API keys with scopes, spending caps and a test mode, beside tokens.",
      "A listing's title, description, expiry and rubric can be changed.",
    ],
  },
  {
    version: "2026-11-22",
    what: [
      "Errors carry `error` with a `code`, beside `message`.",
      "Listings can be closed and reopened, and uploads grouped in a session.",
      "Lists of resumes accept `status` and `updated_since`; every resume has `updated_at`.",
      "Results name the version of the criteria and the judge they come from; `resume.rescored` announces a new result.",
    ],
  },
];

export const API_VERSION = CHANGES[0].version;

const HEADER = "Tierwise-Version";

/** Sets the version header. A client may pin a version with the same header; an unknown one is refused. */
export const answerVersion = createMiddleware<HonoEnv>(async (c, next) => {
  c.header(HEADER, API_VERSION);
  const asked = c.req.header(HEADER);
  if (asked !== undefined && !CHANGES.some(({ version }) => version === asked)) {
    throw new DomainError("unknown_version", {
      message: `Unknown version ${asked.slice(0, 40)}. The latest is ${API_VERSION}.`,
    });
  }
  await next();
});

/** For the documentation. */
export const describeVersions = (): string =>
  [
    `Every answer under /v1 carries the header \`${HEADER}\`; these docs describe ${API_VERSION}. Send the header to pin a version: once it is retired, calls are refused instead of behaving differently. New fields, calls, error codes and webhook events can appear at any time; breaking changes get a new version.`,
    ...CHANGES.map(({ version, what }) => [`**${version}**`, ...what.map((one) => `- ${one}`)].join("\n\n")),
  ].join("\n\n");
