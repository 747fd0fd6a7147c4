import {
  type DocxStyles,
  isHiddenRun,
  isNearWhite,
  type Property,
  type RunStyle,
  readProperties,
  styleOf,
} from "./docx-styles";
import { attribute, unescapeXml, xmlTokens } from "./xml-tokens";

/** The header and footer parts that a document shows, by relationship id. */
type HeaderReferences = { kind: string; type: string; id: string }[];

export type VisiblePart = {
  /** The body content as minimal, normalized WordprocessingML with the prefix "w". */
  xml: string;
  references: HeaderReferences;
  /** Whether the first page has a header of its own. */
  titlePage: boolean;
};

export type Budget = { characters: number; elements: number; spent: boolean };

type Element = {
  close: string;
  /** Inside the drawing part of a shape, where nothing counts as text. */
  graphic: boolean;
  backed: RunStyle["backed"];
  /** Inside a shape that is positioned off the page or not displayed. */
  unseen: boolean;
  paragraph: RunStyle;
  run: RunStyle;
  text: boolean;
  /** The element contains a drawing's position on the page. */
  offset: boolean;
  /** The enclosing AlternateContent elements, innermost last, and whether a version of each has been used. */
  alternates: { taken: boolean }[];
};

const KEPT = new Set(["p", "r", "t", "tab", "br", "noBreakHyphen", "tbl", "tr", "tc"]);
const RENAMED: Record<string, string> = { cr: "br", ptab: "tab" };
const DROPPED = new Set([
  "del",
  "moveFrom",
  "instrText",
  "delText",
  "sdtPr",
  "sdtEndPr",
  "tblGrid",
  "rubyPr",
  "rt",
]);
const PROPERTIES = new Set(["pPr", "rPr", "tcPr", "tblPr", "trPr", "sectPr", "tblPrEx"]);
const GRAPHICS = new Set(["drawing", "pict", "object"]);
const SHAPES = new Set(["wsp", "shape", "rect", "roundrect", "oval"]);
/** The parts of a shape whose color is not its fill. */
const OUTLINES = new Set(["ln", "effectLst"]);
const EMU_PER_POINT = 12_700;
const COLORS = new Set(["srgbClr", "schemeClr", "blip"]);

/**
 * Reduces a part of a Word document to its visible content. Runs that are hidden, white on white or tiny go to
 * `hidden`; deleted text, field codes and images are dropped; text boxes stay where they are anchored.
 */
export function visiblePart(xml: string, styles: DocxStyles, hidden: string[], budget: Budget): VisiblePart {
  const out: string[] = [];
  const references: HeaderReferences = [];
  let titlePage = false;
  const normal = { ...styles.defaults, ...styles.look(styles.defaultParagraph) };
  const pageBacked = hasBackdrop(xml) || undefined;
  const root: Element = {
    close: "",
    graphic: false,
    backed: pageBacked,
    unseen: false,
    paragraph: normal,
    run: normal,
    text: false,
    offset: false,
    alternates: [],
  };
  const stack: Element[] = [root];
  let dropped = 0;
  let outlines = 0;
  /** Whether the previous text was hidden too: a sentence may be split into many runs, and is collected as one. */
  let hiding = false;

  const tokens = xmlTokens(xml);
  for (let next = tokens.next(); !next.done; next = tokens.next()) {
    const token = next.value;
    const parent = stack[stack.length - 1] ?? root;

    if (dropped > 0) {
      if (token.kind === "open" && !token.selfClosing) dropped++;
      else if (token.kind === "close") dropped--;
      continue;
    }
    if (token.kind === "text") {
      if (parent.text) writeText(token.raw, parent);
      else if (parent.offset && isBesidePage(Number(token.raw) / EMU_PER_POINT)) markGraphic("unseen");
      continue;
    }
    if (token.kind === "close") {
      if (stack.length > 1) out.push(stack.pop()?.close ?? "");
      if (OUTLINES.has(token.name)) outlines = Math.max(0, outlines - 1);
      continue;
    }

    const { name, raw, selfClosing } = token;
    if (PROPERTIES.has(name)) {
      applyProperties(name, readProperties(tokens, token), parent);
      continue;
    }
    if (DROPPED.has(name) || (name === "Fallback" && parent.alternates.at(-1)?.taken)) {
      if (!selfClosing) dropped = 1;
      continue;
    }
    if (name === "sym") writeSymbol(raw, parent);
    if (selfClosing) {
      if (parent.graphic && COLORS.has(name)) noteFill(attribute(raw, "val"));
      if (!parent.graphic && KEPT.has(RENAMED[name] ?? name)) write(`<w:${RENAMED[name] ?? name}/>`);
      continue;
    }

    const element: Element = { ...parent, close: "", text: false, offset: false };
    if (GRAPHICS.has(name)) {
      element.graphic = true;
      element.backed = pageBacked;
      if (write("<w:pict>")) element.close = "</w:pict>";
    } else if (parent.graphic) {
      if (OUTLINES.has(name)) outlines++;
      if (SHAPES.has(name)) element.backed = pageBacked || hasVmlFill(raw) || undefined;
      if (SHAPES.has(name) && isPlacedAway(raw)) element.unseen = true;
      if (name === "posOffset") element.offset = true;
      if (COLORS.has(name)) noteFill(attribute(raw, "val"));
      if (name === "txbxContent") {
        element.graphic = false;
        element.paragraph = element.run = normal;
        if (write("<w:txbxContent>")) element.close = "</w:txbxContent>";
      }
    } else if (name === "AlternateContent") {
      element.alternates = [...parent.alternates, { taken: false }];
    } else if (KEPT.has(RENAMED[name] ?? name)) {
      const kept = RENAMED[name] ?? name;
      if (kept === "p") hiding = false;
      if (kept === "p") element.paragraph = element.run = normal;
      if (kept === "r") element.run = element.paragraph;
      if (kept === "t") element.text = true;
      if (write(kept === "t" ? '<w:t xml:space="preserve">' : `<w:${kept}>`)) element.close = `</w:${kept}>`;
    }
    stack.push(element);
  }
  return {
    xml:
      out.join("") +
      stack
        .reverse()
        .map((element) => element.close)
        .join(""),
    references,
    titlePage,
  };

  function write(tag: string): boolean {
    if (--budget.elements < 0) budget.spent = true;
    if (!budget.spent) out.push(tag);
    return !budget.spent;
  }

  function writeText(text: string, element: Element) {
    for (const alternate of element.alternates) alternate.taken = true;
    if (element.unseen || isHiddenRun({ ...element.run, backed: element.run.backed ?? element.backed })) {
      if (hiding) hidden[hidden.length - 1] += unescapeXml(text);
      else hidden.push(unescapeXml(text));
      hiding = true;
      return;
    }
    hiding = false;
    budget.characters -= text.length;
    if (budget.characters < 0) budget.spent = true;
    if (!budget.spent) out.push(text);
  }

  /** Writes one character of a symbol font, which may be a letter and hidden like any other text. */
  function writeSymbol(raw: string, element: Element) {
    const code = /^[\da-f]{1,4}$/i.exec(attribute(raw, "char") ?? "")?.[0];
    if (!code || !write("<w:t>")) return;
    writeText(`&#x${code};`, element);
    out.push("</w:t>");
  }

  /** In the file, the fill is a sibling of the shape's text, so it is recorded on the shape itself. */
  function noteFill(color: string | null) {
    if (outlines > 0 || (color !== null && (/^(bg1|lt1)$/.test(color) || isNearWhite(color)))) return;
    markGraphic("backed");
  }

  /** Marks the drawing that is currently being read. */
  function markGraphic(mark: "backed" | "unseen") {
    for (let at = stack.length - 1; at > 0 && stack[at]?.graphic; at--) (stack[at] as Element)[mark] = true;
  }

  function applyProperties(name: string, properties: Property[], parent: Element) {
    const value = (property: string) => {
      const raw = properties.find((candidate) => candidate.name === property)?.raw;
      return raw === undefined ? null : attribute(raw, "val");
    };
    if (name === "sectPr" || name === "pPr") readSection(properties);
    if (parent.graphic) return;
    if (name === "rPr") {
      parent.run = { ...parent.paragraph, ...styles.look(value("rStyle")), ...styleOf(properties) };
    } else if (name === "pPr") {
      const style = value("pStyle");
      const { backed } = styleOf(properties.filter((property) => property.name === "shd"));
      parent.paragraph = style === null ? normal : { ...styles.defaults, ...styles.look(style) };
      if (backed) parent.backed = backed;
      parent.run = parent.paragraph;
      write(paragraphProperties(style, value("numId"), value("ilvl")));
    } else if (name === "tcPr") {
      parent.backed = styleOf(properties).backed ?? parent.backed;
      const span = value("gridSpan");
      const merged = properties.find((property) => property.name === "vMerge");
      const merge = merged
        ? `<w:vMerge w:val="${attribute(merged.raw, "val") === "restart" ? "restart" : "continue"}"/>`
        : "";
      write(
        `<w:tcPr>${span && /^\d{1,2}$/.test(span) ? `<w:gridSpan w:val="${span}"/>` : ""}${merge}</w:tcPr>`,
      );
    } else if (name === "tblPr") {
      parent.backed = styleOf(properties).backed ?? styles.look(value("tblStyle")).backed ?? parent.backed;
    }
  }

  function readSection(properties: Property[]) {
    for (const { name, raw } of properties) {
      if (name === "titlePg") titlePage = !/^(?:0|false|off)$/.test(attribute(raw, "val") ?? "");
      if (name === "headerReference" || name === "footerReference")
        references.push({
          kind: name,
          type: attribute(raw, "type") ?? "default",
          id: attribute(raw, "id") ?? "",
        });
    }
  }
}

function paragraphProperties(style: string | null, numId: string | null, level: string | null): string {
  const numbering =
    numId !== null && /^\d{1,9}$/.test(numId)
      ? `<w:numPr><w:ilvl w:val="${/^\d$/.test(level ?? "") ? level : "0"}"/><w:numId w:val="${numId}"/></w:numPr>`
      : "";
  const named = style !== null && /^[\w -]{1,80}$/.test(style) ? `<w:pStyle w:val="${style}"/>` : "";
  return `<w:pPr>${named}${numbering}</w:pPr>`;
}

/** White letters are visible if the page is colored, or if a shape or image is behind the text. */
function hasBackdrop(xml: string): boolean {
  if (/<wp:anchor\b[^<>]*behindDoc="1"|<v:[^<>]*style="[^"<]*z-index:-/.test(xml)) return true;
  const background = /<w:background\b[^<>]*>/.exec(xml)?.[0];
  return background !== undefined && !/color="(?:FFFFFF|auto)"/i.test(background);
}

function hasVmlFill(raw: string): boolean {
  return attribute(raw, "fillcolor") !== null && !/filled\s*=\s*["'](?:f|false)/.test(raw);
}

/** Checks a VML shape, whose position is in its style attribute. */
function isPlacedAway(raw: string): boolean {
  const style = attribute(raw, "style") ?? "";
  if (/visibility\s*:\s*hidden/.test(style)) return true;
  const offsets = style.matchAll(/(?:margin-left|margin-top|left|top)\s*:\s*(-?[\d.]+)pt/g);
  return [...offsets].some(([, points]) => isBesidePage(Number(points)));
}

/** Whether an offset is beyond the edge of any page, whatever it is measured from. */
function isBesidePage(points: number): boolean {
  return points < -500 || points > 1500;
}
