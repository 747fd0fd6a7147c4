const PAGE_BYTES = 65_536;

/** Refuses an engine more memory than so many bytes, which it takes as a machine that has no more. */
export function boundMemory(memory: WebAssembly.Memory, most: number): void {
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE_BYTES > most)
      throw new RangeError("The engine has enough memory");
    return grow(pages);
  };
}
