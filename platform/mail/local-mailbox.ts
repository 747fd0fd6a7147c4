import type { Mail } from "#core/mail/mail";

const PREFIX = "local-mailbox/";
/** Keys sort in ascending order, and the newest mail must come first. */
const FAR_FUTURE_MS = 9_999_999_999_999;
const SHOWN = 50;

export type KeptMail = Mail & { key: string; sentAt: string };

/** Keeps mails that are not delivered; only in the local environment, for the page /dev/mails. */
export function createLocalMailbox(bucket: R2Bucket) {
  return {
    async keepMail(mail: Mail): Promise<void> {
      const sentAt = new Date();
      const key = `${PREFIX}${FAR_FUTURE_MS - sentAt.getTime()}-${crypto.randomUUID()}`;
      await bucket.put(key, JSON.stringify({ ...mail, sentAt: sentAt.toISOString() }));
    },

    /** Newest first. */
    async listMails(): Promise<KeptMail[]> {
      const { objects } = await bucket.list({ prefix: PREFIX, limit: SHOWN });
      const mails = await Promise.all(
        objects.map(async ({ key }) => {
          const object = await bucket.get(key);
          return object && { key, ...(await object.json<Mail & { sentAt: string }>()) };
        }),
      );
      return mails.filter((mail) => mail !== null);
    },
  };
}
