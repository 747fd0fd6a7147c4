/** A call that was not answered with success: "404: Not Found". */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly statusText: string,
    private readonly body: string,
  ) {
    super(`${status}: ${body || statusText}`);
    this.name = "ApiError";
  }

  /** What the server says about it, for people; undefined when it says nothing. */
  get words(): string | undefined {
    const { message } = this.fields;
    return typeof message === "string" && message ? message : undefined;
  }

  /** The named fields of the answer. */
  get fields(): Record<string, unknown> {
    try {
      const parsed: unknown = JSON.parse(this.body);
      return typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
    } catch {
      return {};
    }
  }
}

/** Calls our API and reads its JSON; throws an ApiError unless it succeeds. */
export async function api<T>(
  path: string,
  init: Omit<RequestInit, "body"> & { json?: unknown } = {},
): Promise<T> {
  const { json, ...rest } = init;
  const response = await fetch(path, {
    credentials: "same-origin",
    ...rest,
    ...(json === undefined
      ? {}
      : { body: JSON.stringify(json), headers: { "Content-Type": "application/json" } }),
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response.json() as Promise<T>;
}

/** The server's words about a failure, or the ones given. */
export function wordsOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError ? (error.words ?? otherwise) : otherwise;
}
