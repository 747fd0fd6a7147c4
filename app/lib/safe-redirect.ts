const HERE = "http://here.invalid";
const HOME = "/dashboard";

/** The page to open after log-in or sign-up. */
export const destination = (request: Request): string =>
  safeRedirect(new URL(request.url).searchParams.get("redirectTo"));

/** Passes that destination on to the next page of the flow. */
export const withNext = (path: string, next: string): string =>
  next === HOME ? path : `${path}?redirectTo=${encodeURIComponent(next)}`;

/** The requested path if it is on our origin, otherwise the dashboard. */
export function safeRedirect(path: string | null): string {
  if (!path?.startsWith("/")) return HOME;
  try {
    const { origin, pathname, search, hash } = new URL(path, HERE);
    // "/.//evil.example" normalizes to "//evil.example", which a browser treats as another host.
    const isOurs = origin === HERE && !pathname.startsWith("//") && !pathname.startsWith("/auth/");
    return isOurs ? pathname + search + hash : HOME;
  } catch {
    return HOME;
  }
}
