import { Webhook } from "standardwebhooks";

export type Received = {
  url: string;
  headers: Record<string, string>;
  body: string;
  redirect: string | undefined;
};

/**
 * A partner's endpoint in place of `fetch`. It gives these answers one after another and then repeats the last one;
 * an Error means no answer.
 */
export function createFakeReceiver(...answers: (Response | Error)[]) {
  const received: Received[] = [];
  const receive = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(init.headers));
    received.push({ url, headers, body: String(init.body), redirect: init.redirect });
    const answer =
      answers[Math.min(received.length, answers.length) - 1] ?? new Response(null, { status: 204 });
    if (answer instanceof Error) throw answer;
    return answer.clone();
  };
  return { receive, received };
}

/** Reads a message as a partner's program would. Throws if it is not signed with the secret. */
export const verify = (secret: string, { body, headers }: Received) =>
  new Webhook(secret).verify(body, headers) as {
    type: string;
    timestamp: string;
    data: Record<string, unknown>;
  };
