const SHOWN_OF_TOKEN = 20;

/** A call that was made, as the log shows it. */
export type LoggedCall = {
  id: number;
  /** ISO 8601. */
  at: string;
  method: string;
  path: string;
  /** Null: no answer came. */
  status: number | null;
  milliseconds: number;
  sent: string | null;
  answer: string;
};

/** Enough of a token to tell it from another one. */
export function shortToken(token: string): string {
  return token.slice(0, SHOWN_OF_TOKEN);
}

/** The body on several lines, as it came where it is no JSON; without what must not be read off a screen. */
export function prettyBody(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), hideSecrets, 2);
  } catch {
    return text;
  }
}

function hideSecrets(key: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (key === "token") return `${shortToken(value)}...`;
  return key === "password" ? "(hidden)" : value;
}
