import { data } from "@remix-run/cloudflare";
import { pageMeta } from "#app/lib/page-meta.ts";
import * as words from "../components/words";

export const meta = pageMeta(words.pageNotFound);

export const loader = () => data(null, { status: 404 });

export { NotFoundCard as default } from "#app/components/not-found-card.tsx";
