/** What workerd's streams have besides the DOM's, whose types win. */
interface ReadableStreamBYOBReader {
  readAtLeast<View extends ArrayBufferView>(
    elements: number,
    view: View,
  ): Promise<ReadableStreamReadResult<View>>;
}

interface ReadableStream<R> {
  [Symbol.asyncIterator](): AsyncIterator<R>;
}
