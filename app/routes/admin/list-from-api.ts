import { api } from "#app/lib/api.ts";

/**
 * For client loaders: returns the list as a promise, so that navigation does not wait for it. Leaving the page aborts
 * the request, and nothing else would handle that rejection.
 */
export function listFromApi<List>(path: string, request: Request): { list: Promise<List> } {
  const list = api<List>(path, { signal: request.signal });
  list.catch(() => undefined);
  return { list };
}

export function withQueryOf(request: Request, path: string): string {
  return `${path}${new URL(request.url).search}`;
}
