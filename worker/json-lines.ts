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
  const lines = toStream(jsonLines(await readFirst(entries), (entry) => entry));
  c.set("isStreamed", true);
  return c.body(lines, 200, { "Content-Type": "application/json" });
}

/** Reads the first entry at once, so that a failure there gets status 500; any later one can only be logged. */
export async function readFirst<Entry>(entries: AsyncIterable<Entry>): Promise<AsyncGenerator<Entry>> {
  const reader = entries[Symbol.asyncIterator]();
  const first = await reader.next();
  return (async function* () {
    try {
      for (let read = first; !read.done; read = await reader.next()) yield read.value;
    } finally {
      await reader.return?.();
    }
  })();
}

/** The lines as UTF-8, read one at a time as the client takes them. If the client leaves, `lines` is ended too. */
export function toStream(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}
