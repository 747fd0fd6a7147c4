import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Await, useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { Notice } from "#app/components/notice.tsx";
import { PageHeader } from "#app/components/page-header.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { requireUser } from "#app/lib/require-user.server.ts";
import { PRODUCT_NAME } from "#core/product";
import { toRow } from "./candidate-row";
import { CandidateTable } from "./candidate-table";

export { keepLoaded as shouldRevalidate } from "#app/lib/keep-loaded.ts";

export const meta: MetaFunction = () => [{ title: `All Candidates · ${PRODUCT_NAME}` }];

export function loader(args: LoaderFunctionArgs) {
  const { id } = requireUser(args);
  return { candidates: args.context.services.listAllResumes(id).then((resumes) => resumes.map(toRow)) };
}

export default function AllCandidates() {
  const { candidates } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="All Candidates" text="View and manage candidates across your tournaments." />
      <Suspense
        fallback={
          <div className="grid min-h-48 place-items-center">
            <Spinner label="Loading candidates" />
          </div>
        }
      >
        <Await resolve={candidates} errorElement={<LoadError />}>
          {(rows) => <CandidateTable rows={rows} />}
        </Await>
      </Suspense>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <PageHeader title="All Candidates" />
      <LoadError />
    </>
  );
}

function LoadError() {
  return (
    <Notice tone="danger" role="alert" title="Error loading candidate data. Please try again.">
      Try refreshing the page or checking your connection.
    </Notice>
  );
}
