/** The beginning of a text, with an ellipsis where it goes on. */
export function preview(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join("")}…` : text;
}
