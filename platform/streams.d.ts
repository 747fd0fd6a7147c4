/** What workerd's streams have beyond the DOM's, whose types take precedence. */
interface ReadableStreamBYOBReader {
  readAtLeast<View extends ArrayBufferView>(
    elements: number,
    view: View,
  ): Promise<ReadableStreamReadResult<View>>;
}

interface ReadableStream<R> {
  [Symbol.asyncIterator](): AsyncIterator<R>;
}
