import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LinkPage, LinkPageError } from "#app/components/link-page.tsx";
import { LocalDate, Notice, TitledSection } from "#app/components/ui.ts";
import { linkMeta } from "#app/lib/page-meta.ts";
import { isDomainError, orErrorPage, paramOf } from "#app/lib/route.server.ts";
import { reviewSchema, statementSchema } from "#core/candidate-page/candidate-page";
import { CriterionEntry, WordsForm } from "./criterion-entry";
import * as words from "./words";

export const meta = linkMeta<typeof loader>(
  (data) => (data ? words.titleOf(data.job) : words.title),
  "same-origin",
);

type Page = Awaited<ReturnType<typeof loader>>;

export async function loader({ request, context }: LoaderFunctionArgs) {
  return orErrorPage(context.services.candidatePages.open(paramOf(request, "key")));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const criterionId = form.get("criterionId");
  const about = criterionId === null ? null : String(criterionId);
  const token = paramOf(request, "key");
  const given = (about === null ? reviewSchema : statementSchema).safeParse(Object.fromEntries(form));
  const refuse = (error: string | undefined, status: number) =>
    data({ about, error: error ?? words.failedText, isDone: false }, { status });
  if (!given.success) return refuse(given.error.issues[0]?.message, 400);
  const { candidatePages } = context.services;
  try {
    if (about === null) await candidatePages.requestReview({ token, words: given.data.words });
    else await candidatePages.giveStatement({ token, criterionId: about, words: given.data.words });
    return data({ about, error: null, isDone: true });
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return refuse(error.message, error.status);
  }
}

export default function Candidate() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { job, criteria, isRated, isHumanOnly, isBeingRead, judge } = page;
  const errorOf = (about: string | null) => (answer && answer.about === about ? answer.error : null);
  return (
    <LinkPage width="narrow">
      <header>
        <p className="eyebrow">{words.eyebrow}</p>
        <h1 className="mt-1 break-words text-2xl">{job}</h1>
        <p className="mt-3 text-pretty">
          {isHumanOnly ? words.introForPerson : words.intro} {isRated && words.introFound}
        </p>
        <p className="mt-2 text-muted text-sm">
          {!isHumanOnly && words.detailsHidden} {isRated && words.readBy(judge)} {words.worksUntil}{" "}
          <LocalDate iso={page.expiresAt} />.
        </p>
      </header>
      <div role="status">{answer?.isDone && <Notice tone="info">{words.thanks}</Notice>}</div>
      <State {...page} />
      {isRated && (
        <TitledSection id="requirements" title={words.requirements}>
          <ul className="mt-2 flex flex-col divide-y">
            {criteria.map((criterion) => (
              <CriterionEntry
                key={criterion.id}
                criterion={criterion}
                isBeingRead={isBeingRead}
                saidCount={page.requests.filter(({ criterionId }) => criterionId === criterion.id).length}
                error={errorOf(criterion.id)}
              />
            ))}
          </ul>
        </TitledSection>
      )}
      {!isHumanOnly && (
        <TitledSection
          id="review"
          title={words.review}
          className="rounded-lg border bg-surface p-5 shadow-raised"
        >
          <WordsForm about={null} hint={words.reviewText} button={words.reviewSend} error={errorOf(null)} />
        </TitledSection>
      )}
      <SaidList requests={page.requests} criteria={criteria} />
    </LinkPage>
  );
}

function State({ isHumanOnly, isBeingRead, isUnreadable, isRated }: Page) {
  if (isRated && !isHumanOnly && !isBeingRead) return null;
  const [title, text] = isHumanOnly
    ? [words.personReads, words.personReadsText]
    : isBeingRead
      ? [words.reading, words.readingText]
      : [words.unrated, isUnreadable ? words.unreadableText : words.unratedText];
  return (
    <Notice tone="info" title={title}>
      {text}
    </Notice>
  );
}

const TITLES: Record<number, string> = {
  404: words.linkInvalid,
  410: words.linkEnded,
  429: words.pleaseWaitMinute,
};

export function ErrorBoundary() {
  return <LinkPageError width="narrow" titles={TITLES} otherwise={words.failedTitle} />;
}

function SaidList({ requests, criteria }: Pick<Page, "requests" | "criteria">) {
  if (requests.length === 0) return null;
  const textOf = (id: string) => criteria.find((one) => one.id === id)?.text ?? "";
  return (
    <TitledSection id="said" title={words.yourMessages}>
      <ul className="mt-2 flex flex-col divide-y">
        {requests.map((request) => (
          <li key={request.id} className="py-3 text-sm">
            <p className="font-medium">
              {request.criterionId ? words.aboutCriterion(textOf(request.criterionId)) : words.askedReview}
            </p>
            <p className="whitespace-pre-line break-words">{request.words}</p>
            <p className="text-muted text-xs">
              <LocalDate iso={request.createdAt} /> · {request.isAnswered ? words.answered : words.waiting}
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
