/**
 * Client navigations get the list as a promise and show a spinner. Document requests await it, so that the page works
 * without JavaScript and does not shift. Errors are shown in place of the list.
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
