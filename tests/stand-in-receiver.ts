import { Webhook } from "standardwebhooks";

export type Received = {
  url: string;
  headers: Record<string, string>;
  body: string;
  redirect: string | undefined;
};

/**
 * A partner's endpoint in place of `fetch`: it answers with these one after another, the last one again and again;
 * an error is no answer.
 */
export function standInReceiver(...answers: (Response | Error)[]) {
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

/** What a partner's program makes of a message. Throws when it is not signed with the secret. */
export const verify = (secret: string, { body, headers }: Received) =>
  new Webhook(secret).verify(body, headers) as {
    type: string;
    timestamp: string;
    data: Record<string, unknown>;
  };
