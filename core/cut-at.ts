const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/** At most the first `most` UTF-16 units of a text; an emoji that the cut would split is left out. */
export function cutAt(text: string, most: number): string {
  if (text.length <= most) return text;
  return text.slice(0, isHigh(text.charCodeAt(most - 1)) ? most - 1 : most);
}
