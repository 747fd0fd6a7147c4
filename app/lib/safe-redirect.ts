const HERE = "http://here.invalid";

/** The path asked for if it lies on our own origin, else the dashboard. */
export function safeRedirect(path: string | null): string {
  if (!path?.startsWith("/") || path.startsWith("/auth/")) return "/dashboard";
  try {
    const url = new URL(path, HERE);
    return url.origin === HERE ? url.pathname + url.search + url.hash : "/dashboard";
  } catch {
    return "/dashboard";
  }
}
