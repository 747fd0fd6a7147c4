import { attribute, type XmlToken, xmlTokens } from "./xml-tokens";

/** What decides whether a run of text can be seen. Undefined: said elsewhere, or nowhere. */
export type RunLook = {
  vanish?: boolean;
  /** "RRGGBB", or "auto". */
  color?: string;
  /** Half points. */
  size?: number;
  /** Something other than the page lies behind the letters. */
  backed?: boolean;
};

export type DocxStyles = {
  defaults: RunLook;
  defaultParagraph: string | null;
  /** With everything each style inherits from the styles it is based on. */
  look(styleId: string | null): RunLook;
};

export type Property = { name: string; raw: string };

const SMALLEST_VISIBLE = 4;

export function isHiddenLook(look: RunLook): boolean {
  if (look.vanish) return true;
  if (look.size !== undefined && look.size <= SMALLEST_VISIBLE) return true;
  return !look.backed && look.color !== undefined && isNearWhite(look.color);
}

/** Of a colour written "RRGGBB". */
export function isNearWhite(color: string): boolean {
  return [0, 2, 4].every((at) => Number.parseInt(color.slice(at, at + 2), 16) >= 0xf0);
}

/**
 * The elements inside a property element (`rPr`, `pPr`, ...), flat, read up to its closing tag. What was
 * valid before a tracked change, and the properties of the paragraph mark, are left out.
 */
export function readProperties(tokens: Iterator<XmlToken>, open: XmlToken): Property[] {
  const properties: Property[] = [];
  if (open.kind !== "open" || open.selfClosing) return properties;
  let depth = 1;
  let skipBelow = 0;
  while (depth > 0) {
    const { value: token, done } = tokens.next();
    if (done) break;
    if (token.kind === "close") {
      depth--;
      if (depth < skipBelow) skipBelow = 0;
    } else if (token.kind === "open") {
      if (!token.selfClosing) depth++;
      if (skipBelow === 0) {
        if (token.name.endsWith("Change") || (open.name === "pPr" && token.name === "rPr")) {
          if (!token.selfClosing) skipBelow = depth;
        } else properties.push({ name: token.name, raw: token.raw });
      }
    }
  }
  return properties;
}

export function lookOf(properties: Property[]): RunLook {
  const look: RunLook = {};
  for (const { name, raw } of properties) {
    const value = attribute(raw, "val");
    if (name === "vanish") look.vanish = value === null || !/^(0|false|off)$/.test(value);
    else if (name === "color" && value) look.color = value;
    else if (name === "sz" && value) look.size = Number.parseFloat(value);
    else if (name === "highlight" && value !== "none" && value !== "white") look.backed = true;
    else if (name === "shd" && isShaded(raw)) look.backed = true;
  }
  return look;
}

/** A fill that white letters would stand out from. */
function isShaded(raw: string): boolean {
  const fill = attribute(raw, "fill") ?? "auto";
  if (fill !== "auto") return !isNearWhite(fill);
  return /themeFill\s*=/.test(raw) || /\bval\s*=\s*["'](?:solid|pct)/.test(raw);
}

export function readStyles(xml: string | null): DocxStyles {
  const styles = new Map<string, { basedOn: string | null; look: RunLook }>();
  let defaults: RunLook = {};
  let defaultParagraph: string | null = null;
  let style: { basedOn: string | null; look: RunLook } | null = null;
  const tokens = xmlTokens(xml ?? "");
  for (let next = tokens.next(); !next.done; next = tokens.next()) {
    const token = next.value;
    if (token.kind === "close" && token.name === "style") style = null;
    if (token.kind !== "open") continue;
    if (token.name === "style") {
      const id = attribute(token.raw, "styleId") ?? "";
      style = { basedOn: null, look: {} };
      styles.set(id, style);
      if (attribute(token.raw, "type") === "paragraph" && /default\s*=\s*["'](1|true|on)/.test(token.raw))
        defaultParagraph = id;
    } else if (token.name === "basedOn" && style) {
      style.basedOn = attribute(token.raw, "val");
    } else if (["rPr", "pPr", "tcPr", "tblPr"].includes(token.name)) {
      const look = lookOf(readProperties(tokens, token));
      if (!style) defaults = { ...defaults, ...look };
      // Paragraph, cell and table properties count for what lies behind the letters only.
      else style.look = token.name === "rPr" ? { ...style.look, ...look } : { ...look, ...style.look };
    }
  }
  const resolved = new Map<string, RunLook>();
  const look = (id: string | null, depth = 0): RunLook => {
    const known = id === null ? {} : resolved.get(id);
    if (known) return known;
    const own = styles.get(id ?? "");
    if (!own || depth > 20) return {};
    const all = { ...look(own.basedOn, depth + 1), ...own.look };
    resolved.set(id ?? "", all);
    return all;
  };
  return { defaults, defaultParagraph, look: (id) => look(id) };
}
