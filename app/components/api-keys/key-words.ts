import type { KeyMode, KeyScope } from "#core/api-keys/api-key";

export const SCOPE_WORDS: Record<KeyScope, string> = {
  read: "Read",
  write: "Read and write",
  admin: "Read, write, delete and share",
};

export const MODE_WORDS: Record<KeyMode, string> = {
  live: "Live",
  test: "Test",
};

/** What a key's spending cap counts. */
export const CAP_WORDS = { account: "tournament", partner: "resume" };
