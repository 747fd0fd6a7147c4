/** A JSON array, one entry per line, with text before and after it. */
export async function* jsonLines<Entry>(
  entries: AsyncIterable<Entry>,
  toJson: (entry: Entry) => unknown,
  before = "",
  after = "",
): AsyncGenerator<string> {
  let lead = `${before}[\n`;
  for await (const entry of entries) {
    yield lead + JSON.stringify(toJson(entry));
    lead = ",\n";
  }
  yield lead === ",\n" ? `\n]${after}\n` : `${before}[]${after}\n`;
}

/** Streams a list as JSON, one entry at a time. */
export function streamJsonArray<Entry>(entries: AsyncIterable<Entry>): Response {
  return new Response(toStream(jsonLines(entries, (entry) => entry)), {
    headers: { "Content-Type": "application/json" },
  });
}

export function toStream(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}
