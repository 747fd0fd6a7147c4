type Bytes = Uint8Array<ArrayBuffer>;
type Random = () => number;

const MAX_FLIPPED = 200;
const LONGEST_RUN = 200_000;

const join = (...parts: Uint8Array[]): Bytes => new Uint8Array(Buffer.concat(parts));

/** Ways in which a file gets damaged in transit, or on purpose. */
const KINDS: Record<string, (bytes: Bytes, random: Random) => Bytes> = {
  flipped(bytes, random) {
    const flipped = bytes.slice();
    const times = 1 + Math.floor(random() * MAX_FLIPPED);
    for (let n = 0; n < times; n++) flipped[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    return flipped;
  },
  cut: (bytes, random) => bytes.slice(0, Math.max(1, Math.floor(random() * bytes.length))),
  gap(bytes, random) {
    const at = Math.floor(random() * bytes.length);
    return join(bytes.subarray(0, at), bytes.subarray(at + Math.floor(random() * 2_000)));
  },
  stuffed(bytes, random) {
    const at = Math.floor(random() * bytes.length);
    const run = new Uint8Array(Math.floor(random() * LONGEST_RUN)).fill(Math.floor(random() * 256));
    return join(bytes.subarray(0, at), run, bytes.subarray(at));
  },
  repeated(bytes, random) {
    const from = Math.floor(random() * bytes.length);
    const piece = bytes.subarray(from, from + 1 + Math.floor(random() * 5_000));
    return join(bytes.subarray(0, from), ...Array<Uint8Array>(20).fill(piece), bytes.subarray(from));
  },
  numbers(bytes, random) {
    // PDFs store counts and lengths as digits, so some digits become nines.
    const changed = bytes.slice();
    for (let at = 0; at < changed.length; at++) {
      const byte = changed[at] ?? 0;
      if (byte >= 0x30 && byte <= 0x39 && random() < 0.002) changed[at] = 0x39;
    }
    return changed;
  },
};

export function mutate(bytes: Bytes, random: Random): { kind: string; bytes: Bytes } {
  const kinds = Object.keys(KINDS);
  const kind = kinds[Math.floor(random() * kinds.length)] ?? "flipped";
  return { kind, bytes: KINDS[kind]?.(bytes, random) ?? bytes };
}
