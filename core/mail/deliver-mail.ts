import type { Mail, SendMail } from "./mail";

type Deps = {
  now(): Date;
  sendMail: SendMail;
  outbox: {
    /** Undefined if it was sent, is being sent, or has failed too often. */
    claim(mailId: string, now: Date): Promise<Mail | undefined>;
    release(mailId: string): Promise<void>;
    markSent(mailId: string, now: Date): Promise<void>;
  };
};

/** A mail that was sent but not marked as sent is sent again once its claim expires. */
const TRIES_TO_MARK = 5;

/** Sends one mail of the outbox, once. */
export async function deliverMail(deps: Deps, mailId: string): Promise<void> {
  const mail = await deps.outbox.claim(mailId, deps.now());
  if (!mail) return;
  try {
    await deps.sendMail(mail);
  } catch (error) {
    await deps.outbox.release(mailId);
    throw error;
  }
  for (let left = TRIES_TO_MARK - 1; ; left--) {
    try {
      return await deps.outbox.markSent(mailId, deps.now());
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}
