import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { EyeOff } from "lucide-react";
import { CandidateEntry } from "#app/components/candidates/candidate-entry.tsx";
import { LinkPage, LinkPageError } from "#app/components/link-page.tsx";
import { ButtonLink, EmptyState, LocalDate, Notice } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { linkMeta } from "#app/lib/page-meta.ts";
import { isDomainError, orErrorPage, paramOf } from "#app/lib/route.server.ts";
import type { CandidateEntry as Entry } from "#core/exports/candidate-matrix";
import { opinionSchema } from "#core/shares/share";
import { OpinionForm } from "./opinion-form";
import * as words from "./words";

/** Every load counts as a view of the link, and an opinion does not change what is shown. */
export const shouldRevalidate = () => false;

export const meta = linkMeta<typeof loader>(
  (data) => (data ? `${data.name} - candidates` : words.sharedCandidates),
  "no-referrer",
);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return orErrorPage(context.services.shares.open(paramOf(request, "key")));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const resumeId = String(form.get("resumeId"));
  const given = opinionSchema.safeParse({
    vote: form.get("vote") || null,
    comment: form.get("comment") ?? "",
  });
  if (!given.success) {
    return data({ resumeId, error: given.error.issues[0]?.message ?? null }, { status: 400 });
  }
  try {
    await context.services.shares.giveOpinion({ token: paramOf(request, "key"), resumeId, ...given.data });
    return data({ resumeId, error: null });
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return data({ resumeId, error: error.message }, { status: error.status });
  }
}

export default function Share() {
  const { name, isBlind, expiresAt, candidates } = useLoaderData<typeof loader>();
  const key = useSearchParams()[0].get("key") ?? "";
  return (
    <LinkPage width="wide">
      <header>
        <h1 className="break-words text-2xl">{name}</h1>
        <p className="mt-1 text-muted">
          {count(candidates.length, "candidate")} {words.sharedUntil} <LocalDate iso={expiresAt} />
          {words.commentHint}
        </p>
      </header>
      {isBlind && (
        <Notice tone="info">
          <EyeOff className="mr-1.5 inline size-4 align-text-bottom" aria-hidden />
          {words.blindHint}
        </Notice>
      )}
      {candidates.length === 0 && <EmptyState title={words.empty} text={words.emptyHint} />}
      {candidates.map(({ entry, opinion, hasFile }) => (
        <CandidateEntry
          key={entry.id}
          entry={entry as unknown as Entry}
          isFolded
          beside={
            hasFile && (
              <ButtonLink
                href={`/api/share/resumes/${entry.id}/view?key=${encodeURIComponent(key)}`}
                target="_blank"
                rel="noreferrer"
                variant="link"
                size="inline"
                className="print:hidden"
              >
                {words.viewResume}
              </ButtonLink>
            )
          }
        >
          <OpinionForm resumeId={entry.id} opinion={opinion} />
        </CandidateEntry>
      ))}
    </LinkPage>
  );
}

const TITLES: Record<number, string> = {
  404: words.linkInvalid,
  410: words.linkEnded,
  429: words.pleaseWaitMinute,
};

export const ErrorBoundary = () => <LinkPageError width="wide" titles={TITLES} />;
