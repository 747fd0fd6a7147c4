const SHOWN_OF_TOKEN = 20;

export type LoggedCall = {
  id: number;
  at: string;
  method: string;
  path: string;
  status: number | null;
  milliseconds: number;
  sent: string | null;
  answer: string;
};

/** The beginning of a token, enough to recognize it. */
export function shortToken(token: string): string {
  return token.slice(0, SHOWN_OF_TOKEN);
}

/** Pretty-prints a JSON body with secrets hidden; returns any other text unchanged. */
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
