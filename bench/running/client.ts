const RECRUITER = { email: "recruiter@example.com", password: "local-only-password" };

export type Call = <T>(path: string, body?: string | FormData, method?: "PUT") => Promise<T>;

/**
 * Signs in as the local recruiter and returns an API client. A call with a body (JSON or form) is a POST unless another
 * method is given. Throws if the call is refused.
 */
export async function logIn(address: string): Promise<{ token: string; call: Call }> {
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
  token = (await call<{ token: string }>("/api/auth/login", JSON.stringify(RECRUITER))).token;
  return { token, call };
}
