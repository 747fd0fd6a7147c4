const PAGE_BYTES = 65_536;

/**
 * Caps an engine's WebAssembly memory at `most` bytes. To the engine, a refused request looks like a machine that is
 * out of memory.
 */
export function boundMemory(memory: WebAssembly.Memory, most: number): void {
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE_BYTES > most)
      throw new RangeError("The engine has enough memory");
    return grow(pages);
  };
}
