import { api } from "#app/lib/api.ts";

/** For client loaders: the list comes later, and whoever has left the page by then does not await it any more. */
export function listFromApi<List>(path: string, request: Request): { list: Promise<List> } {
  const list = api<List>(path, { signal: request.signal });
  list.catch(() => undefined);
  return { list };
}

/** The page of a list that the address asks for. */
export function withQueryOf(request: Request, path: string): string {
  return `${path}${new URL(request.url).search}`;
}
