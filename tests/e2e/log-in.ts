const RETRIES = 5;

/** The local runtime may still be starting; it says so, and that nothing was done. */
export async function fetchOnceStarted(url: string, init: RequestInit): Promise<Response> {
  let response = await fetch(url, init);
  for (let tries = 0; response.status === 503 && tries < RETRIES; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    response = await fetch(url, init);
  }
  return response;
}

/** Logs in to the local account that `npm start` seeds. A call with a body is a POST. */
export async function logIn(address: string) {
  let token = "";
  const call = async <T>(
    path: string,
    { headers = {}, body }: { headers?: object; body?: BodyInit } = {},
  ) => {
    const response = await fetchOnceStarted(`${address}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
      body,
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const session = await call<{ token: string }>("/api/auth/login", {
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "recruiter@example.com", password: "local-only-password" }),
  });
  token = session.token;
  return call;
}
