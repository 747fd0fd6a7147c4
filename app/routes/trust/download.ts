import { json } from "@remix-run/cloudflare";
import evaluation from "./evaluation.json";

/** What the trust page shows, for machines. */
export const loader = () => json(evaluation, { headers: { "Cache-Control": "public, max-age=3600" } });
