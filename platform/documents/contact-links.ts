const MAX_LINKS = 10;
const MAX_TARGETS = 1_000;
const PART_OF_ADDRESS = /[\p{L}\p{N}._%+-]/u;

/**
 * Adds the addresses that links point to. An address that is glued to its neighbors in the text
 * ("envelopejane@example.com") or lost its first letters is repaired; one that the text does not show ("LinkedIn", an
 * icon) is added on a line of its own. Link targets are invisible, so only plain email addresses and profile URLs are
 * accepted.
 */
export function showContactLinks(text: string, targets: string[]): string {
  const links = [...new Set(targets.slice(0, MAX_TARGETS).map(contactOf))].filter((link) => link !== null);
  const mended = links
    .filter((link) => link.includes("@"))
    .slice(0, MAX_LINKS)
    .reduce(mendAddress, text);
  const seen = mended.toLowerCase();
  const missing = links.filter((link) => !seen.includes(link.toLowerCase()));
  return [mended, ...missing.slice(0, MAX_LINKS)].join("\n");
}

function contactOf(target: string): string | null {
  const mail = /^mailto:([\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)/i.exec(target)?.[1];
  const profile = /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?((?:linkedin\.com\/in|github\.com)\/[\w%-]{2,60})\/?$/i;
  return mail ?? profile.exec(target)?.[1] ?? null;
}

function mendAddress(text: string, address: string): string {
  const seen = text.toLowerCase();
  if (seen.length !== text.length) return text;
  const wanted = address.toLowerCase();
  const places = placesOf(seen, wanted);
  if (places.length > 0) return places.reduceRight((mended, at) => setApart(mended, at, wanted.length), text);
  for (const lost of [1, 2]) {
    const [at] = placesOf(seen, wanted.slice(lost));
    if (at !== undefined && wanted.indexOf("@") > lost && !PART_OF_ADDRESS.test(seen[at - 1] ?? ""))
      return text.slice(0, at) + address + text.slice(at + wanted.length - lost);
  }
  return text;
}

function placesOf(text: string, address: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + address.length))
    places.push(at);
  return places.slice(0, MAX_LINKS);
}

/**
 * Puts a space between the address and a letter or digit next to it. A punctuation mark next to it may belong to a
 * longer address, so no space is added there.
 */
function setApart(text: string, at: number, length: number): string {
  const end = at + length;
  const before = /[\p{L}\p{N}]/u.test(text[at - 1] ?? "") ? " " : "";
  const after = /[\p{L}\p{N}]/u.test(text[end] ?? "") ? " " : "";
  return text.slice(0, at) + before + text.slice(at, end) + after + text.slice(end);
}
