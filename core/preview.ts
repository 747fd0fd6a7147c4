/** The first `length` characters of a text, followed by an ellipsis if it is longer. */
export function preview(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join("")}…` : text;
}
