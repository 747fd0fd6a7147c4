import PostalMime, { type Attachment } from "postal-mime";
import { readMailVerdict } from "#core/intake/mail-verdict";
import type { ReceivedMail } from "#core/intake/receive-mail";
import { sha256 } from "#platform/tokens";

export type ReadMail = ReceivedMail & {
  /** With angle brackets; undefined if there is none. */
  messageId: string | undefined;
  /** Sent by a program, so we must not reply. */
  isAutomatic: boolean;
};

/** No mail program exceeds these. */
const BOUNDS = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 };

const NAMES: Record<string, string> = {
  "application/pdf": "resume.pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "resume.docx",
  "text/plain": "resume.txt",
};

/** Inline images and signatures belong to the mail's layout; they are not attachments. */
const isAFile = ({ mimeType, disposition, related, filename }: Attachment) =>
  !mimeType.endsWith("-signature") &&
  !(mimeType.startsWith("image/") && (related || disposition === "inline")) &&
  (disposition === "attachment" || Boolean(filename));

/** The files of a mail and what is known about its sender; its text is ignored. Throws if it cannot be parsed. */
export async function readMail(raw: ArrayBuffer, to: string): Promise<ReadMail> {
  const { messageId, headers, attachments } = await PostalMime.parse(raw, {
    ...BOUNDS,
    attachmentEncoding: "arraybuffer",
  });
  const automatic = headers.find(({ key }) => key === "auto-submitted")?.value ?? "no";
  const files = attachments.filter(isAFile).map(({ filename, mimeType, content }) => ({
    name: filename || (NAMES[mimeType] ?? "attachment"),
    bytes: new Uint8Array(content as ArrayBuffer),
  }));
  return {
    to,
    messageId,
    isAutomatic: automatic.trim().toLowerCase() !== "no",
    messageHash: identify(messageId, files) ?? sha256(new Uint8Array(raw)),
    verdict: readMailVerdict(headers),
    files,
  };
}

/** Programs send several mails under one Message-ID, so it counts only with what the mail brings. */
function identify(messageId: string | undefined, files: ReadMail["files"]): string | undefined {
  if (!messageId || !/^<[^<>\s]+>$/.test(messageId)) return undefined;
  return sha256(JSON.stringify([messageId, files.map(({ name, bytes }) => [name, sha256(bytes)])]));
}
