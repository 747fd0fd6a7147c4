import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { titled } from "#app/lib/titled.ts";
import { OpenPage } from "#app/routes/shell/open-page.tsx";
import { TrustPage } from "./trust-page";
import * as words from "./words";

export const meta = titled(words.title, words.description);

export function loader({ context }: LoaderFunctionArgs) {
  return { email: context.viewer?.email, isAdmin: context.viewer?.isAdmin };
}

export default function Trust() {
  return (
    <OpenPage {...useLoaderData<typeof loader>()}>
      <TrustPage />
    </OpenPage>
  );
}
