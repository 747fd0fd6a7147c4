import { type Caller, logIn } from "../running/log-in";

const password = "local-only-password";

export type Callers = { recruiter: Caller; admin: Caller; partner: Caller };

/** Signs in as each kind of user that the pages are for. */
export const signIn = async (address: string): Promise<Callers> => ({
  recruiter: await logIn(address),
  admin: await logIn(address, { email: "admin@example.com", password }),
  partner: await logIn(address, { username: "partner", password }, "/auth/login"),
});
