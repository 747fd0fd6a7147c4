type Change = { version: string; what: string[] };

/** The changelog of the partner API, newest first. */
export const API_CHANGES: [Change, ...Change[]] = [
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

export type Deprecation = {
  /** As in the documentation, for example "GET /v1/listings/{listingId}". */
  call: string;
  /** Dates. Between the two are at least 12 months. */
  since: string;
  sunset: string;
  /** What to call instead, in a sentence. */
  instead: string;
};

/** Calls that will go away. Their answers say so in headers, and the documentation and the changelog list them. */
export const DEPRECATIONS: Deprecation[] = [];
