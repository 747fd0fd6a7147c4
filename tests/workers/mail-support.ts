import { receiveMail } from "../../worker/receive-mail";
import { webEnv } from "./support";

/** Hands a mail to the web Worker as Email Routing does, and says what became of it. */
export async function deliverMail(
  raw: string,
  { to, env = webEnv, size }: { to: string; env?: typeof webEnv; size?: number },
) {
  const told: { rejected: string | null; replies: string[] } = { rejected: null, replies: [] };
  const message = {
    from: "casey@example.com",
    to,
    raw: new Response(raw).body,
    rawSize: size ?? raw.length,
    headers: new Headers(),
    setReject: (reason: string) => {
      told.rejected = reason;
    },
    reply: async (reply: object) => {
      const written = Object.getOwnPropertySymbols(reply).map((key) => Reflect.get(reply, key));
      told.replies.push(String(written[0] ?? Reflect.get(reply, "EmailMessage::raw")));
    },
  };
  await receiveMail(message as unknown as ForwardableEmailMessage, env);
  return told;
}
