import type { AppContext } from "./http";

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
export async function streamJsonArray<Entry>(c: AppContext, entries: AsyncIterable<Entry>) {
  const lines = await toStream(jsonLines(entries, (entry) => entry));
  c.set("isStreamed", true);
  return c.body(lines, 200, { "Content-Type": "application/json" });
}

/** The first line is read at once, so that a failure there gets status 500; any later one can only be logged. */
export async function toStream(lines: AsyncGenerator<string>): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let line = await lines.next();
  return new ReadableStream({
    async pull(controller) {
      if (line.done) return controller.close();
      controller.enqueue(encoder.encode(line.value));
      line = await lines.next();
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}
