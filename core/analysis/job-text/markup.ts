import { entities } from "./markup.json";

/** Without one, "<T>" is what the author wrote. */
const HTML = /<\/(?:p|li|ul|ol|div|td|h[1-6]|strong|b)>|<br\s{0,5}\/?>/i;
const ITEM = /<li\b[^<>]{0,400}>/gi;
const CELL_END = /<\/t[dh]>(?=\s{0,20}<t[dh]\b)/gi;
const LIST_END = /<\/(?:ul|ol|div|table)>/gi;
const LINE_END = /<\/?(?:p|div|br|h[1-6]|tr|ul|ol|hr|section)\b[^<>]{0,400}>/gi;
const TAG = /<\/?[a-z][^<>]{0,400}>/gi;
const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/gi;

export const isHtml = (text: string): boolean => HTML.test(text);

/** The text of an advert pasted as HTML, with its lines, bullets and characters. */
export const withoutTags = (html: string): string =>
  html
    .replace(ITEM, "\n• ")
    .replace(CELL_END, "\t")
    .replace(LIST_END, "\n\n")
    .replace(LINE_END, "\n")
    .replace(TAG, "");

/** "R&amp;D" and "3 years&rsquo; work" as they are read. */
export const decodeEntities = (text: string): string =>
  text.replace(ENTITY, (written: string, decimal?: string, hex?: string, name?: string) => {
    if (name) return (entities as Record<string, string>)[name] ?? written;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written;
  });

/** A job text as it is read, whether or not it was pasted as HTML. */
export const plainText = (text: string): string => decodeEntities(isHtml(text) ? withoutTags(text) : text);
