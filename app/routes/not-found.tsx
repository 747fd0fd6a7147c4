import { data } from "@remix-run/cloudflare";
import { titled } from "#app/lib/titled.ts";
import * as words from "../components/words";

export const meta = titled(words.pageNotFound);

export function loader() {
  return data(null, { status: 404 });
}

export { NotFoundCard as default } from "#app/components/not-found-card.tsx";
