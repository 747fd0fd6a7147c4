import { DocumentError } from "#core/documents/document";

/**
 * One token of an XML part; `raw` is its source, with CDATA escaped. Comments and processing instructions are
 * dropped.
 */
export type XmlToken =
  | { kind: "open"; name: string; selfClosing: boolean; raw: string }
  | { kind: "close"; name: string; raw: string }
  | { kind: "text"; raw: string };

/** Word's own files are far below this; the parsers that run later are recursive and would overflow the stack. */
const MAX_DEPTH = 256;

/**
 * Splits XML into tokens in one linear pass, without building a tree. Names have no namespace prefix. A DOCTYPE is
 * refused, because it allows entities, and no Word document has one.
 */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  let at = 0;
  let depth = 0;
  while (at < xml.length) {
    const tag = xml.indexOf("<", at);
    if (tag !== at) yield { kind: "text", raw: xml.slice(at, tag === -1 ? xml.length : tag) };
    if (tag === -1) return;
    if (xml.startsWith("<!--", tag)) {
      at = after(xml, "-->", tag + 4);
    } else if (xml.startsWith("<![CDATA[", tag)) {
      at = after(xml, "]]>", tag + 9);
      yield { kind: "text", raw: escapeXml(xml.slice(tag + 9, at - 3)) };
    } else if (xml.startsWith("<?", tag)) {
      at = after(xml, "?>", tag + 2);
    } else if (xml.startsWith("<!", tag)) {
      throw new DocumentError(
        "corrupted",
        "The Word document declares a document type, which is not allowed.",
      );
    } else {
      at = after(xml, ">", tag + 1);
      const raw = xml.slice(tag, at);
      const name = /^<\/?(?:[^\s:/>]*:)?([^\s:/>]+)/.exec(raw)?.[1];
      if (!name) throw new DocumentError("corrupted");
      if (raw.startsWith("</")) {
        depth--;
        yield { kind: "close", name, raw };
      } else {
        const selfClosing = raw.endsWith("/>");
        if (!selfClosing && ++depth > MAX_DEPTH)
          throw new DocumentError("corrupted", "The Word document is nested too deeply to be read.");
        yield { kind: "open", name, selfClosing, raw };
      }
    }
  }
}

/** Returns the value of an attribute of an opening tag, whatever the attribute's prefix. */
export function attribute(raw: string, name: string): string | null {
  const found = new RegExp(`[\\s:]${name}\\s*=\\s*("([^"]*)"|'([^']*)')`).exec(raw);
  return found ? unescapeXml(found[2] ?? found[3] ?? "") : null;
}

export function unescapeXml(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi,
    (whole, hex, decimal, name) => {
      if (name)
        return { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" }[String(name).toLowerCase()] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number.parseInt(decimal, 10);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    },
  );
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The position after the next `end`. */
function after(xml: string, end: string, from: number): number {
  const found = xml.indexOf(end, from);
  if (found === -1) throw new DocumentError("corrupted");
  return found + end.length;
}
