import { pleaseTryAgain } from "#app/components/frame-words.ts";

/** Error for an unsuccessful response, with a message such as "404: Not Found". */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly statusText: string,
    private readonly body: string,
  ) {
    super(`${status}: ${body || statusText}`);
    this.name = "ApiError";
  }

  get words(): string | undefined {
    const { message } = this.fields;
    return typeof message === "string" && message ? message : undefined;
  }

  get fields(): Record<string, unknown> {
    try {
      const parsed: unknown = JSON.parse(this.body);
      return typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
    } catch {
      return {};
    }
  }
}

/** Calls our API with JSON or a file and returns the parsed JSON. Throws an ApiError unless it succeeds. */
export async function api<T>(
  path: string,
  init: Omit<RequestInit, "body"> & { json?: unknown; file?: Blob } = {},
): Promise<T> {
  const { json, file, ...rest } = init;
  const response = await fetch(path, {
    credentials: "same-origin",
    ...rest,
    ...(json === undefined
      ? file && { body: file }
      : { body: JSON.stringify(json), headers: { "Content-Type": "application/json" } }),
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response.json() as Promise<T>;
}

export function errorMessage(error: unknown, otherwise = pleaseTryAgain): string {
  return error instanceof ApiError ? (error.words ?? otherwise) : otherwise;
}
