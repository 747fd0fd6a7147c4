import { type Call, logIn } from "../running/log-in";

const PASSWORD = "local-only-password";

type Caller = { token: string; call: Call };
export type Callers = { recruiter: Caller; admin: Caller; partner: Caller };

/** Signs in as each kind of user that the pages are for. */
export async function signIn(address: string): Promise<Callers> {
  return {
    recruiter: await logIn(address),
    admin: await logIn(address, { email: "admin@example.com", password: PASSWORD }),
    partner: await logInPartner(address),
  };
}

async function logInPartner(address: string): Promise<Caller> {
  let token = "";
  const call: Call = async <T>(path: string, body?: string | FormData): Promise<T> => {
    const response = await fetch(`${address}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
      body,
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const account = JSON.stringify({ username: "partner", password: PASSWORD });
  token = (await call<{ token: string }>("/auth/login", account)).token;
  return { token, call };
}
