/**
 * A script that asks for a page gets its list later, and shows a spinner meanwhile; a document has it in
 * place, so that it can be read without scripts and nothing moves. What cannot be loaded fails in the list's
 * own place.
 */
export async function loadList<List>(
  request: Request,
  list: Promise<List>,
): Promise<{ list: List | Promise<List> }> {
  if (request.headers.get("Sec-Fetch-Dest") === "empty") return { list };
  try {
    return { list: await list };
  } catch {
    return { list };
  }
}
