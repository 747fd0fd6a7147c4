/** Each scope includes the ones before it. admin: deleting, sharing and webhooks, of the owner's own data only. */
export const keyScopes = ["read", "write", "admin"] as const;
export type KeyScope = (typeof keyScopes)[number];

/** A test key has its own data, costs nothing and gets made-up verdicts. */
export const keyModes = ["live", "test"] as const;
export type KeyMode = (typeof keyModes)[number];

/** An API key without its secret. */
export type ApiKey = {
  id: string;
  name: string;
  /** The first characters of the key, to recognize it. */
  prefix: string;
  scope: KeyScope;
  mode: KeyMode;
  /** How many tournaments (a recruiter's key) or resumes (a partner's) it may create in all; null: no cap. */
  spendCap: number | null;
  spent: number;
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** An API key as its owner sees it. Dates are ISO 8601. */
export type ApiKeyView = Omit<ApiKey, "createdAt" | "lastUsedAt"> & {
  createdAt: string;
  lastUsedAt: string | null;
};

export const toKeyView = ({ createdAt, lastUsedAt, ...key }: ApiKey): ApiKeyView => ({
  ...key,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const KEY_START = /^tw_(?:live|test)_/;

/** Distinguishes API keys from session and partner tokens. */
export const isApiKey = (token: string) => KEY_START.test(token);

export const includesScope = (scope: KeyScope, needed: KeyScope) =>
  keyScopes.indexOf(scope) >= keyScopes.indexOf(needed);
