/** A year has four signs, and an address more. */
const SHORTEST = 4;

/**
 * The lines that hold a digit and more signs than a page number, and where each begins. Most lines of a resume
 * hold none, and to look for a date or an address costs much more than to look for a digit.
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
