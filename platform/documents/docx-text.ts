import { Buffer } from "node:buffer";
import { makeZip } from "client-zip";
import mammoth from "mammoth";
import { DocumentError } from "#core/documents/document";
import { showContactLinks } from "./contact-links";
import { readStyles } from "./docx-styles";
import { type Budget, type VisiblePart, visiblePart } from "./docx-visible";
import { htmlToText } from "./html-to-text";
import type { RawText } from "./raw-text";
import { attribute, xmlTokens } from "./xml-tokens";
import { listZipEntries, readZipEntry } from "./zip-entries";

const MAX_PART_BYTES = 16 << 20;
const MAX_TOTAL_BYTES = 32 << 20;
/** mammoth builds a tree that takes about 30 MB for each MB of XML. */
const MAX_ELEMENTS = 30_000;
const MAX_CHARACTERS = 400_000;
const NAMESPACE = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

/** Extracts the visible text of a Word document. */
export async function docxText(bytes: Uint8Array): Promise<RawText> {
  const { html, truncated, hiddenText } = await docxHtml(bytes);
  const text = htmlToText(html);
  return { text: showContactLinks(text, linkTargets(bytes)), pages: null, truncated, hiddenText };
}

/**
 * Converts the visible content of a Word document to plain HTML without links or images. mammoth handles numbering,
 * styles and tables, but it ignores headers and footers and trusts its input; so it is given a small document that we
 * built from the visible content.
 */
export async function docxHtml(
  bytes: Uint8Array,
): Promise<{ html: string; truncated: boolean; hiddenText: string[] }> {
  const part = partReader(bytes);
  const document = part(/^word\/document\d*\.xml$/);
  if (document === null) throw new DocumentError("corrupted");

  const hiddenText: string[] = [];
  const budget: Budget = { characters: MAX_CHARACTERS, elements: MAX_ELEMENTS, spent: false };
  const stylesXml = part(/^word\/styles\d*\.xml$/);
  const styles = readStyles(stylesXml);
  const visible = (xml: string | null) =>
    xml === null ? null : visiblePart(xml, styles, hiddenText, budget);
  const body = visible(document);
  if (!body) throw new DocumentError("corrupted");

  const evenPages = /<w:evenAndOddHeaders\b(?![^<>]*val="(0|false)")/.test(
    part(/^word\/settings\.xml$/) ?? "",
  );
  const shown = shownParts(body, part(/^word\/_rels\/document\d*\.xml\.rels$/), evenPages);
  const around = (kind: string) => {
    const xml = shown
      .filter((entry) => entry.kind === kind)
      .map((entry) => visible(part(entry.name))?.xml ?? "");
    return [...new Set(xml)].join("");
  };
  const headers = around("headerReference");
  const footers = around("footerReference");
  const notes =
    (visible(part(/^word\/footnotes\.xml$/))?.xml ?? "") +
    (visible(part(/^word\/endnotes\.xml$/))?.xml ?? "");

  const xml = `<w:document xmlns:w="${NAMESPACE}"><w:body>${headers}${body.xml}${footers}${notes}</w:body></w:document>`;
  const html = await convert({
    "word/document.xml": xml,
    "word/styles.xml": stylesXml,
    "word/numbering.xml": part(/^word\/numbering\.xml$/),
  });
  return { html, truncated: budget.spent, hiddenText };
}

function linkTargets(bytes: Uint8Array): string[] {
  const rels = partReader(bytes)(/^word\/_rels\/document\d*\.xml\.rels$/);
  return [...xmlTokens(rels ?? "")].flatMap((token) => {
    const isLink = token.kind === "open" && attribute(token.raw, "Type")?.endsWith("/hyperlink");
    return isLink ? [attribute(token.raw, "Target") ?? ""] : [];
  });
}

type PartReader = (name: RegExp | string) => string | null;

/** Reads parts as text, with a size limit for each part and for all of them together. */
function partReader(bytes: Uint8Array): PartReader {
  const entries = listZipEntries(bytes);
  let left = MAX_TOTAL_BYTES;
  return (name) => {
    const entry = entries.find((candidate) =>
      typeof name === "string" ? candidate.name === name : name.test(candidate.name),
    );
    if (!entry) return null;
    const content = readZipEntry(bytes, entry, Math.min(MAX_PART_BYTES, left));
    left -= content.length;
    const wide = content[0] === 0xff ? "utf-16le" : content[0] === 0xfe ? "utf-16be" : "utf-8";
    return new TextDecoder(wide).decode(content);
  };
}

/** The headers and footers that a section really shows; Word also keeps unused ones in the file. */
function shownParts(
  body: VisiblePart,
  rels: string | null,
  evenPages: boolean,
): { kind: string; name: string }[] {
  const targets = new Map<string, string>();
  for (const token of xmlTokens(rels ?? "")) {
    if (token.kind !== "open" || token.name !== "Relationship") continue;
    const target = attribute(token.raw, "Target") ?? "";
    targets.set(
      attribute(token.raw, "Id") ?? "",
      target.startsWith("/") ? target.slice(1) : `word/${target}`,
    );
  }
  return body.references
    .filter(
      ({ type }) =>
        type === "default" || (type === "first" && body.titlePage) || (type === "even" && evenPages),
    )
    .map(({ kind, id }) => ({ kind, name: targets.get(id) ?? "" }));
}

async function convert(parts: Record<string, string | null>): Promise<string> {
  const files = Object.entries(parts).flatMap(([name, input]) => (input === null ? [] : [{ name, input }]));
  const arrayBuffer = await new Response(makeZip(files)).arrayBuffer();
  // When bundled for workerd, mammoth uses its browser build, which reads `arrayBuffer`; in Node it reads `buffer`.
  const { value } = await mammoth.convertToHtml({ arrayBuffer, buffer: Buffer.from(arrayBuffer) });
  return value;
}
