import type { MetaFunction } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { CircleCheck } from "lucide-react";
import { Button } from "#app/components/ui/button.tsx";
import { PRODUCT_NAME } from "#core/product";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta: MetaFunction = () => [{ title: `Account deleted · ${PRODUCT_NAME}` }];

/** Final page after deleting an account. */
export default function AccountDeleted() {
  return (
    <>
      <CircleCheck className="size-8 text-accent" aria-hidden />
      <h1 className="mt-4 text-xl">Your account is deleted</h1>
      <p className="mt-2 text-muted">
        Your tournaments, resumes and files are gone. Recovery copies of the database expire within 30 days.
      </p>
      <Button asChild variant="secondary" className="mt-6">
        <Link to="/">Go to the home page</Link>
      </Button>
    </>
  );
}
