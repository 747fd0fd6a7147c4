import type { MetaFunction } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { CircleCheck } from "lucide-react";
import { Button } from "#app/components/ui/button.tsx";
import { PRODUCT_NAME } from "#core/product";
import * as words from "./words";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta: MetaFunction = () => [{ title: words.accountDeletedTabTitle(PRODUCT_NAME) }];

/** Final page after deleting an account. */
export default function AccountDeleted() {
  return (
    <>
      <CircleCheck className="size-8 text-accent" aria-hidden />
      <h1 className="mt-4 text-xl">{words.accountDeletedYourAccountIsDeleted}</h1>
      <p className="mt-2 text-muted">{words.accountDeletedYourTournamentsResumes}</p>
      <Button asChild variant="secondary" className="mt-6">
        <Link to="/">{words.accountDeletedGoToTheHome}</Link>
      </Button>
    </>
  );
}
