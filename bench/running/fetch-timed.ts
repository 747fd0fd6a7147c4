/** Fetches a URL and discards the body. `onPart` receives the size of each part as it arrives. */
export async function fetchTimed(url: string, init: RequestInit, onPart = (_bytes: number): void => {}) {
  const startedAt = performance.now();
  const response = await fetch(url, init);
  if (response.status !== 200) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  const reader = response.body?.getReader();
  let bytes = 0;
  let firstByteMs = Number.NaN;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    if (bytes === 0) firstByteMs = performance.now() - startedAt;
    bytes += part.value.byteLength;
    onPart(part.value.byteLength);
  }
  return { response, bytes, firstByteMs, seconds: (performance.now() - startedAt) / 1000 };
}

export const withToken = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
