const HERE = "http://here.invalid";

/** The path asked for if it lies on our own origin, else the dashboard. */
export function safeRedirect(path: string | null): string {
  if (!path?.startsWith("/")) return "/dashboard";
  try {
    const { origin, pathname, search, hash } = new URL(path, HERE);
    // What is left of "/.//evil.example" is "//evil.example", which a browser takes for another site's address.
    const isOurs = origin === HERE && !pathname.startsWith("//") && !pathname.startsWith("/auth/");
    return isOurs ? pathname + search + hash : "/dashboard";
  } catch {
    return "/dashboard";
  }
}
