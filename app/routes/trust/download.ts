import { json } from "@remix-run/cloudflare";
import { trustCard } from "./card";
import { evaluation } from "./evaluation";

/** The trust page as JSON: its texts, and the figures in full. */
export const loader = () =>
  json({ ...evaluation, card: trustCard }, { headers: { "Cache-Control": "public, max-age=3600" } });
