import type { Api } from "../ocr/pdfium-api";

/** In points, with y growing upward. */
export type Box = { left: number; bottom: number; right: number; top: number };

/** `box` is null inside a form, where coordinates are the form's own. */
type Picture = { object: number; box: Box | null };

/** The objects of a page in drawing order, including those inside forms. */
export type PageObjects = {
  texts: number[];
  pictures: Picture[];
  paths: number;
};

const [TEXT, PATH, IMAGE, FORM] = [1, 2, 3, 5];
/** Nested forms multiply: a file of a few kilobytes can draw more objects than anyone would wait for. */
const MAX_OBJECTS = 100_000;
/** A page full of print has 5,000, one for each letter. PDFium's time grows with their square: 80,000 take 8 seconds. */
const MAX_TEXTS = 20_000;

/**
 * Lists the objects of a page, or returns null if there are too many. Removes ActualText from text objects, because
 * PDFium would return it instead of the drawn text, although nobody sees it.
 */
export function listObjects(api: Api, page: number): PageObjects | null {
  const { call } = api;
  const objects: PageObjects = { texts: [], pictures: [], paths: 0 };
  const actualText = api.text("ActualText");
  let left = MAX_OBJECTS;

  function list(count: number, at: (index: number) => number, isInForm: boolean): boolean {
    for (let index = 0; index < count; index++) {
      const object = at(index);
      const type = call.FPDFPageObj_GetType(object);
      if (--left < 0) return false;
      if (type === PATH) objects.paths++;
      else if (type === IMAGE) objects.pictures.push({ object, box: isInForm ? null : boxOf(api, object) });
      else if (type === TEXT) {
        if (objects.texts.length === MAX_TEXTS) return false;
        addText(object);
      } else if (type === FORM) {
        const inside = call.FPDFFormObj_CountObjects(object);
        if (!list(inside, (index) => call.FPDFFormObj_GetObject(object, index), true)) return false;
      }
    }
    return true;
  }

  function addText(object: number): void {
    objects.texts.push(object);
    for (let index = call.FPDFPageObj_CountMarks(object) - 1; index >= 0; index--) {
      const mark = call.FPDFPageObj_GetMark(object, index);
      if (call.FPDFPageObjMark_GetParamValueType(mark, actualText) !== 0)
        call.FPDFPageObj_RemoveMark(object, mark);
    }
  }

  const isWhole = list(
    call.FPDFPage_CountObjects(page),
    (index) => call.FPDFPage_GetObject(page, index),
    false,
  );
  return isWhole ? objects : null;
}

export function boxOf({ call, out, floats }: Api, object: number): Box {
  if (!call.FPDFPageObj_GetBounds(object, out, out + 4, out + 8, out + 12))
    return { left: 0, bottom: 0, right: 0, top: 0 };
  const [left, bottom, right, top] = floats();
  return { left, bottom, right, top };
}

/** A share of the page. A photo on a resume is smaller. */
const PICTURE_SHARE = 0.15;
/** This many paths may be letters drawn as outlines. */
const MANY_PATHS = 150;

/** Whether images cover much of the page or it is drawn in paths, so that it may show words that are not text. */
export function mayNeedOcr({ pictures, paths }: PageObjects, page: Box): boolean {
  const covered = pictures.reduce((sum, { box }) => sum + areaOf(box ? intersect(box, page) : page), 0);
  return covered > PICTURE_SHARE * areaOf(page) || paths > MANY_PATHS;
}

export const areaOf = ({ left, bottom, right, top }: Box) =>
  Math.max(0, right - left) * Math.max(0, top - bottom);

export function intersect(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    bottom: Math.max(a.bottom, b.bottom),
    right: Math.min(a.right, b.right),
    top: Math.min(a.top, b.top),
  };
}
