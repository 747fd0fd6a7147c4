const RECRUITER = { email: "recruiter@example.com", password: "local-only-password" };

export type Call = <T>(path: string, body?: string | FormData, method?: "PUT") => Promise<T>;

/** Calls of the API as a local account; one with a body is a POST if nothing else is said, of JSON or of a form. Throws on refusal. */
export async function logIn(address: string, account = RECRUITER): Promise<{ token: string; call: Call }> {
  let token = "";
  const call: Call = async <T>(path: string, body?: string | FormData, method?: "PUT"): Promise<T> => {
    const response = await fetch(`${address}${path}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: {
        ...(typeof body === "string" && { "Content-Type": "application/json" }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body,
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  token = (await call<{ token: string }>("/api/auth/login", JSON.stringify(account))).token;
  return { token, call };
}
