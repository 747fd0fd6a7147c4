import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CircleCheck } from "lucide-react";
import { CopyField } from "#app/components/copy-field.tsx";
import { Notice } from "#app/components/notice.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { titled } from "#app/lib/titled.ts";
import * as words from "./words";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = titled(words.accountDeletedTitle);

/** Where decision records are kept, the address has their key. */
export function loader({ request }: LoaderFunctionArgs) {
  const { origin, searchParams } = new URL(request.url);
  const key = searchParams.get("key");
  return { records: key && `${origin}/records?key=${encodeURIComponent(key)}` };
}

/** Final page after deleting an account. */
export default function AccountDeleted() {
  const { records } = useLoaderData<typeof loader>();
  return (
    <>
      <CircleCheck className="size-8 text-accent" aria-hidden />
      <h1 className="mt-4 text-xl">{words.yourAccountIsDeleted}</h1>
      <p className="mt-2 text-muted">{words.yourTournamentsResumes}</p>
      {records && (
        <Notice tone="warn" title={words.records} className="mt-5">
          <p>{words.recordsText}</p>
          <div className="mt-2">
            <CopyField value={records} label={words.records} copyLabel={words.copyLink} />
          </div>
        </Notice>
      )}
      <ButtonLink to="/" variant="secondary" className="mt-6">
        {words.goToTheHome}
      </ButtonLink>
    </>
  );
}
