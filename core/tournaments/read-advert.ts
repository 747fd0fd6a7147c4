import { cutAt } from "#core/cut-at";
import { DocumentError, type Extraction } from "#core/documents/document";
import { DomainError } from "#core/errors";
import { fileRefusal } from "#core/resumes/upload-limits";
import { MAX_TEXT } from "./tournament.schema";

type AdvertFile = { name: string; bytes: Uint8Array };

type Deps = {
  /** Throws a DocumentError for a file that cannot be read. */
  extract(file: AdvertFile): Promise<Extraction>;
};

const SCAN = "This file is a scan: its pages are pictures. Paste the text of the advert instead.";

/** The text of an uploaded job advert, cut to the maximum length of a description. */
export async function readAdvert(deps: Deps, file: AdvertFile): Promise<string> {
  const refusal = fileRefusal({ name: file.name, size: file.bytes.length });
  if (refusal) throw new DomainError("advert_unreadable", { message: refusal });
  try {
    const extraction = await deps.extract(file);
    if ("pageToRead" in extraction) throw new DomainError("advert_unreadable", { message: SCAN });
    return cutAt(extraction.document.text.replaceAll("\f", "\n"), MAX_TEXT).trim();
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    throw new DomainError("advert_unreadable", {
      message: error.message.replace("the candidate", "whoever sent it"),
    });
  }
}
