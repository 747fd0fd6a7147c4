import type { KeyMode, KeyScope } from "#core/api-keys/api-key";
import { TEST_DATA_DAYS } from "#core/api-keys/test-account";
import type { KeyHolder } from "./api-keys";

export const SCOPE_WORDS: Record<KeyHolder, Record<KeyScope, string>> = {
  account: { read: "Read", write: "Read and write", admin: "Read, write, delete and share" },
  partner: { read: "Read", write: "Read and write", admin: "Read, write, delete and manage webhooks" },
};

export const MODE_WORDS: Record<KeyMode, string> = { live: "Live", test: "Test" };

export const MODE_CHOICES: Record<KeyMode, string> = {
  live: "Live: your data",
  test: "Test: made-up results",
};

export const TEST_HINT = `Test keys spend nothing; their data is deleted after ${TEST_DATA_DAYS} days.`;

/** What a key's spending cap counts. */
export const CAP_WORDS: Record<KeyHolder, string> = { account: "tournament", partner: "resume" };
export const keyIsReady = (name: string) => `The key “${name}” is ready`;
export const copyNow = "Copy it now: you won't see it again.";
export const copyKey = "Copy the key";

export const noKeys = "No API keys yet.";
export const apiKeys = "API keys";
export const revoke = "Revoke";
export const revoking = "Revoking...";
export const neverUsed = "never used";
export const revokeQuestion = "Revoke this API key?";
export const noUndo = "This can't be undone.";
export const revokeKey = "Revoke key";
export const keepKey = "Keep key";
export const revokeFailed = "We couldn't revoke the key. Please try again.";
export const revokeText = (name: string | undefined) =>
  `Calls with the key “${name ?? ""}” will be rejected from now on.`;
export const soFar = (count: string) => `${count} so far`;
export const spentOf = (spent: string, cap: string) => `${spent} of ${cap}`;
export const created = "Created";
export const lastUsed = "last used";

export const newKeyName = "Name of the new key";
export const access = "Access";
export const mode = "Mode";
export const spendingCap = "Spending cap";
export const CAP_HINTS: Record<KeyHolder, string> = {
  account: "How many tournaments it may create; empty for no cap.",
  partner: "How many resumes it may upload; empty for no cap.",
};
export const yourPassword = "Your password";
export const creating = "Creating...";
export const createApiKey = "Create API key";
