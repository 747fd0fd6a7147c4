/** Tracks the memory of every WebAssembly instance started from now on. That memory never shrinks. */
export function watchEngines(): { bytes(): number } {
  const memories: WebAssembly.Memory[] = [];
  WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
    construct(target, args: [WebAssembly.Module, WebAssembly.Imports]) {
      const instance = new target(...args);
      for (const shared of Object.values(instance.exports))
        if (shared instanceof WebAssembly.Memory) memories.push(shared);
      return instance;
    },
  });
  return { bytes: () => memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0) };
}
