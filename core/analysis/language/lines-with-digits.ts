/** A year has four characters, and an address more. */
const SHORTEST = 4;

/**
 * The lines that have a digit and are longer than a page number, with their offsets. Most lines of a resume have
 * none, and searching for a date or an address costs much more than searching for a digit.
 */
export function linesWithDigits(text: string): { line: string; from: number }[] {
  let from = 0;
  const lines = text.split("\n").map((line) => {
    const place = { line, from };
    from += line.length + 1;
    return place;
  });
  return lines.filter(({ line }) => line.length >= SHORTEST && /\d/.test(line));
}
