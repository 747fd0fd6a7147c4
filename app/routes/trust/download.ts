import { json } from "@remix-run/cloudflare";
import evaluation from "./evaluation.json";

/** The data of the trust page as JSON. */
export const loader = () => json(evaluation, { headers: { "Cache-Control": "public, max-age=3600" } });
