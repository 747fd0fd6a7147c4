import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { LoadError } from "#app/components/load-error.tsx";
import { BackLink, Button, CopyButton, Problem, TimeAgo, TitledSection } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { isDomainError, orErrorPage, requireUser } from "#app/lib/route.server.ts";
import { useFormAnswer } from "#app/lib/use-form-answer.ts";
import { createLinkSchema, LINK_BLANK } from "#core/candidate-page/candidate-page";
import { LinkSection } from "./link-section";
import * as words from "./words";

export const meta = pageMeta(words.title);

function readParams(args: LoaderFunctionArgs) {
  const { id = "", resumeId = "" } = args.params;
  return { userId: requireUser(args).id, tournamentId: id, resumeId };
}

export type Desk = Awaited<ReturnType<typeof loader>>;

export async function loader(args: LoaderFunctionArgs) {
  return orErrorPage(args.context.services.candidatePages.desk(readParams(args)));
}

export async function action(args: ActionFunctionArgs) {
  const of = readParams(args);
  const form = await args.request.formData();
  const { candidatePages } = args.context.services;
  try {
    switch (form.get("intent")) {
      case "create": {
        const given = createLinkSchema.safeParse({ days: form.get("days") });
        if (!given.success)
          return data({ url: null, error: given.error.issues[0]?.message }, { status: 400 });
        const { url } = await candidatePages.createLink({ ...of, ...given.data });
        return data({ url, error: null });
      }
      case "revoke":
        await candidatePages.revokeLink(of);
        return data({ url: null, error: null });
      default:
        await candidatePages.answer({ ...of, requestId: String(form.get("requestId")) });
        return data({ url: null, error: null });
    }
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return data({ url: null, error: error.message }, { status: error.status });
  }
}

export default function CandidateDesk() {
  const { tournament, resume, link, requests, letter: draft } = useLoaderData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const url = answer?.url ?? null;
  const letter = url ? draft.replace(LINK_BLANK, url) : draft;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8">
      <header className="min-w-0">
        <BackLink to={`/dashboard/tournament/${tournament.id}`}>{tournament.name}</BackLink>
        <h1 className="mt-1 break-words text-2xl">{resume.name}</h1>
        <p className="mt-1 text-muted">{words.intro}</p>
        <Link
          to={`/dashboard/tournament/${tournament.id}?candidate=${resume.id}`}
          className="mt-2 inline-block text-accent text-sm underline underline-offset-4"
        >
          {words.openScorecard}
        </Link>
      </header>
      <Problem text={answer?.error} />
      <LinkSection link={link ?? null} url={url} />
      <RequestList requests={requests} />
      <TitledSection
        id="letter"
        title={words.letterTitle}
        text={words.letterText}
        className="flex flex-col gap-3"
      >
        <p className="whitespace-pre-line break-words rounded-lg border bg-surface p-4 text-sm">{letter}</p>
        <div>
          <CopyButton text={letter} label={words.letterCopy} isWordy />
        </div>
      </TitledSection>
    </div>
  );
}

export const ErrorBoundary = () => <LoadError title={words.title} text={words.loadError} />;

function RequestList({ requests }: Pick<Desk, "requests">) {
  return (
    <TitledSection id="requests" title={words.requestsTitle}>
      {requests.length === 0 && <p className="mt-1 text-muted text-sm">{words.requestsNone}</p>}
      <ul className="mt-2 flex flex-col divide-y">
        {requests.map((request) => (
          <li key={request.id} className="flex flex-col items-start gap-1.5 py-3 text-sm">
            <p>
              <span className="font-medium">{words.KIND[request.kind]}</span>{" "}
              {request.criterion && words.requestAbout(request.criterion)}{" "}
              <span className="text-muted">
                <TimeAgo iso={request.createdAt} />
              </span>
            </p>
            {request.words && (
              <p className="max-w-prose whitespace-pre-line wrap-anywhere">{request.words}</p>
            )}
            {request.answeredAt ? (
              <p className="text-muted">
                {words.requestAnswered} <TimeAgo iso={request.answeredAt} />
              </p>
            ) : (
              <Form method="post">
                <input type="hidden" name="requestId" value={request.id} />
                <Button type="submit" name="intent" value="answer" variant="secondary" size="sm">
                  {words.requestAnswer}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
