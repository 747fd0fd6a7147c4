import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CircleCheck } from "lucide-react";
import { ButtonLink, CopyField, Notice } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { Outcome } from "./outcome";
import * as words from "./words";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = pageMeta(words.accountDeletedTitle);

/** Where decision records are kept, the address has their key. */
export function loader({ request }: LoaderFunctionArgs) {
  const { origin, searchParams } = new URL(request.url);
  const key = searchParams.get("key");
  return { records: key && `${origin}/records?key=${encodeURIComponent(key)}` };
}

export default function AccountDeleted() {
  const { records } = useLoaderData<typeof loader>();
  return (
    <Outcome Icon={CircleCheck} title={words.accountDeleted} text={words.accountDeletedHint}>
      {records && (
        <Notice tone="warn" title={words.recordsTitle} className="mt-5">
          <p>{words.recordsText}</p>
          <div className="mt-2">
            <CopyField value={records} label={words.recordsTitle} copyLabel={words.copyLink} />
          </div>
        </Notice>
      )}
      <ButtonLink to="/" variant="secondary" className="mt-6">
        {words.goHome}
      </ButtonLink>
    </Outcome>
  );
}
