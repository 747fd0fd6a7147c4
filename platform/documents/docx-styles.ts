import { attribute, type XmlToken, xmlTokens } from "./xml-tokens";

/** What decides whether a run of text is visible. An undefined property is not set here. */
export type RunStyle = {
  vanish?: boolean;
  /** "RRGGBB", or "auto". */
  color?: string;
  /** In half points. */
  size?: number;
  /** Width of the letters, in percent. */
  scale?: number;
  /** Whether anything but the white page is behind the letters; "RRGGBB" if its color is known. */
  backed?: true | string;
};

export type DocxStyles = {
  defaults: RunStyle;
  defaultParagraph: string | null;
  /** Includes everything the style inherits. */
  look(styleId: string | null): RunStyle;
};

export type Property = { name: string; raw: string };

const SMALLEST_VISIBLE = 4;
const NARROWEST_VISIBLE = 10;
/** Colors that differ by less than this in every channel look the same on paper and on screen. */
const SAME_COLOR = 14;
/** Word's names for the theme colors that are white in almost all themes. */
const WHITE_THEME = /^(?:background1|light1|bg1|lt1)$/;
/** ST_HighlightColor, ISO/IEC 29500-1, 17.18.40. */
const HIGHLIGHTS: Record<string, string> = {
  black: "000000",
  blue: "0000FF",
  cyan: "00FFFF",
  darkBlue: "000080",
  darkCyan: "008080",
  darkGray: "808080",
  darkGreen: "008000",
  darkMagenta: "800080",
  darkRed: "800000",
  darkYellow: "808000",
  green: "00FF00",
  lightGray: "C0C0C0",
  magenta: "FF00FF",
  red: "FF0000",
  yellow: "FFFF00",
};

export function isHiddenRun(look: RunStyle): boolean {
  if (look.vanish) return true;
  if (look.size !== undefined && look.size <= SMALLEST_VISIBLE) return true;
  if (look.scale !== undefined && look.scale < NARROWEST_VISIBLE) return true;
  if (look.color === undefined || look.backed === true) return false;
  return look.backed === undefined ? isNearWhite(look.color) : isSameColor(look.color, look.backed);
}

function isSameColor(a: string, b: string): boolean {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return [0, 2, 4].every((at) => Math.abs(channel(a, at) - channel(b, at)) < SAME_COLOR);
}

/** Takes a color as "RRGGBB". */
export function isNearWhite(color: string): boolean {
  return [0, 2, 4].every((at) => Number.parseInt(color.slice(at, at + 2), 16) >= 0xf0);
}

/**
 * Lists all elements inside a property element (`rPr`, `pPr`, ...) and reads past its closing tag. Leaves out the
 * properties from before a tracked change and those of the paragraph mark.
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

export function styleOf(properties: Property[]): RunStyle {
  const look: RunStyle = {};
  for (const { name, raw } of properties) {
    const value = attribute(raw, "val");
    if (name === "vanish") look.vanish = value === null || !/^(0|false|off)$/.test(value);
    else if (name === "color" && value)
      look.color = WHITE_THEME.test(attribute(raw, "themeColor") ?? "") ? "FFFFFF" : value;
    else if (name === "w" && value) look.scale = Number.parseFloat(value);
    else if (name === "sz" && value) look.size = Number.parseFloat(value);
    else if (name === "highlight" && value !== "none" && value !== "white")
      look.backed = HIGHLIGHTS[value ?? ""] ?? true;
    else if (name === "shd") look.backed = fillOf(raw) ?? look.backed;
  }
  return look;
}

/** Returns undefined if the background stays white. */
function fillOf(raw: string): true | string | undefined {
  const fill = attribute(raw, "fill") ?? "auto";
  const isPattern = /\bval\s*=\s*["'](?:solid|pct)/.test(raw);
  if (/themeFill\s*=/.test(raw) || isPattern) return fill === "auto" || !isNearWhite(fill) ? true : undefined;
  return /^[0-9a-f]{6}$/i.test(fill) && !isNearWhite(fill) ? fill : undefined;
}

export function readStyles(xml: string | null): DocxStyles {
  const styles = new Map<string, { basedOn: string | null; look: RunStyle }>();
  let defaults: RunStyle = {};
  let defaultParagraph: string | null = null;
  let style: { basedOn: string | null; look: RunStyle } | null = null;
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
      const look = styleOf(readProperties(tokens, token));
      if (!style) defaults = { ...defaults, ...look };
      // Paragraph, cell and table properties only matter for what is behind the letters.
      else style.look = token.name === "rPr" ? { ...style.look, ...look } : { ...look, ...style.look };
    }
  }
  const resolved = new Map<string, RunStyle>();
  const look = (id: string | null, depth = 0): RunStyle => {
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
