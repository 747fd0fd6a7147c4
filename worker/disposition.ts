import { cutAt } from "#core/cut-at";
import { safeEntryName } from "#core/resumes/entry-names";

/** RFC 6266: an ASCII fallback and the real name in UTF-8. */
export function disposition(kind: "inline" | "attachment", fileName: string): string {
  const plain = fileName.replace(/[^\w. -]/g, "_");
  const full = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${full}`;
}

/** The name of a downloaded file: its subject, then its kind. */
export const downloadName = (subject: string, kind: string, extension: string) =>
  safeEntryName(`${cutAt(subject, 80).trim()} - ${kind}.${extension}`);
