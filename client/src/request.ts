export type Options = {
  /** An API key from the portal, or a token from `POST /auth/login`. */
  key: string;
  /** For example `https://tierwise.example`. */
  origin: string;
  /** Pins a version of the API. */
  version?: string;
  /** How often a call is repeated after 429, a server error or a network failure. Default 3. */
  retries?: number;
  /** For one attempt, in milliseconds. Default 60,000. */
  timeoutMs?: number;
  fetch?: typeof fetch;
};

export type Call = {
  method?: string;
  query?: Record<string, string | number | undefined>;
  json?: unknown;
  form?: FormData;
  /** Makes a POST safe to repeat. */
  idempotencyKey?: string;
};

/** An answer that is not a success. `code` is stable; `message` is for people. */
export class TierwiseError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** The first invalid field. */
    readonly param: string | undefined,
    readonly requestId: string | undefined,
  ) {
    super(message);
    this.name = "TierwiseError";
  }
}

const LONGEST_WAIT_MS = 60_000;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Sends calls with the key, and repeats those that are safe to repeat. */
export function createSender(options: Options) {
  const { key, origin, version, retries = 3, timeoutMs = 60_000 } = options;
  const send = options.fetch ?? fetch;

  async function attempt(url: URL, call: Call): Promise<Response> {
    const headers: Record<string, string> = { Authorization: `Bearer ${key}`, Accept: "application/json" };
    if (version) headers["Tierwise-Version"] = version;
    if (call.idempotencyKey) headers["Idempotency-Key"] = call.idempotencyKey;
    if (call.json !== undefined) headers["Content-Type"] = "application/json";
    const body = call.json === undefined ? call.form : JSON.stringify(call.json);
    const signal = AbortSignal.timeout(timeoutMs);
    return send(url, { method: call.method ?? "GET", headers, body, signal });
  }

  return async (path: string, call: Call = {}): Promise<Response> => {
    const url = new URL(path, origin);
    for (const [name, value] of Object.entries(call.query ?? {})) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const isSafe = call.method !== "POST" || call.idempotencyKey !== undefined;
    for (let left = retries; ; left--) {
      const answer = await attempt(url, call).catch((error: unknown) => {
        if (!isSafe || left === 0) throw error;
        return undefined;
      });
      if (answer?.ok) return answer;
      const mayRepeat = !answer || answer.status === 429 || (isSafe && isTemporary(answer));
      if (answer && (!mayRepeat || left === 0)) throw await toError(answer);
      await answer?.body?.cancel();
      await wait(pauseOf(answer, retries - left));
    }
  };
}

/** A server error, or a repeated call whose first one is still running. */
const isTemporary = ({ status, headers }: Response) =>
  status >= 500 || (status === 409 && headers.has("Retry-After"));

/** As long as the server asks, otherwise twice as long each time, with some jitter. */
function pauseOf(answer: Response | undefined, attempts: number): number {
  const asked = Number(answer?.headers.get("Retry-After") ?? Number.NaN) * 1000;
  const own = 500 * 2 ** attempts * (0.5 + Math.random() / 2);
  return Math.min(LONGEST_WAIT_MS, Number.isNaN(asked) ? own : asked);
}

async function toError(answer: Response): Promise<TierwiseError> {
  const text = await answer.text();
  let body: { message?: string; error?: { code?: string; param?: string; request_id?: string } } = {};
  try {
    body = JSON.parse(text);
  } catch {
    // Not ours: from a proxy in between.
  }
  const { code = "unknown", param, request_id } = body.error ?? {};
  const message = body.message ?? `The API answered ${answer.status}`;
  return new TierwiseError(answer.status, code, message, param, request_id);
}
