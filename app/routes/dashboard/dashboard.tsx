import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ConfirmEmailNote } from "#app/components/confirm-email-note.tsx";
import { ButtonLink, Notice, PageHeader, TitledSection } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { useSupportEmail } from "#app/lib/root-data.ts";
import { loadList, queryOf, requireUser } from "#app/lib/route.server.ts";
import { describeError } from "#core/describe-error";
import { tournamentQuerySchema } from "#core/tournaments/tournament-query.schema";
import { loadOverview } from "./load-overview.server";
import { CreditsCard, StatCards } from "./overview-cards";
import { TournamentList, TournamentsError } from "./tournament-list";
import { useReturnFromPayment } from "./use-return-from-payment";
import * as words from "./words";

export const meta = pageMeta(words.dashboardTitle);

export async function loader(args: LoaderFunctionArgs) {
  const viewer = requireUser(args);
  const { services, requestId } = args.context;
  const query = queryOf(args.request, tournamentQuerySchema);
  const [{ list }, overview] = await Promise.all([
    loadList(args.request, services.tournaments.listPage(viewer.id, query)),
    // Awaited, so that nothing below shifts when it arrives.
    loadOverview(services, viewer).catch((error) => {
      console.error({ message: "no figures for the dashboard", requestId, error: describeError(error) });
      return null;
    }),
  ]);
  return { list, overview, unconfirmed: viewer.isEmailConfirmed ? null : viewer.id };
}

export default function Dashboard() {
  const supportEmail = useSupportEmail();
  const { list, overview, unconfirmed } = useLoaderData<typeof loader>();
  useReturnFromPayment();
  return (
    <>
      <PageHeader title={words.dashboardTitle} />
      {unconfirmed && <ConfirmEmailNote dismissFor={unconfirmed} className="mb-6" />}
      {overview ? (
        <div className="grid gap-4 xl:grid-cols-[2fr_1fr]">
          <StatCards {...overview} />
          <CreditsCard plan={overview.plan} maxResumes={overview.maxResumes} />
        </div>
      ) : (
        <Notice tone="danger">{words.figuresFailed}</Notice>
      )}
      {overview?.firstLook && <FirstSteps sampleId={overview.firstLook.sampleId} />}
      <section aria-labelledby="recent" className="mt-10">
        <TournamentList
          list={list}
          heading={
            <h2 id="recent" className="text-xl">
              {words.recentTournaments}
            </h2>
          }
        />
      </section>
      <footer className="mt-10 border-t pt-5 text-muted text-sm">
        {words.questionsHint}{" "}
        <a
          href={`mailto:${supportEmail}`}
          className="inline-block py-0.5 text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {supportEmail}
        </a>
      </footer>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <PageHeader title={words.dashboardTitle} />
      <TournamentsError />
    </>
  );
}

const STEPS = [
  { title: words.stepNameTitle, text: words.stepNameText },
  { title: words.stepDropTitle, text: words.stepDropText },
  { title: words.stepSeeTitle, text: words.stepSeeText },
];

/** For users who have nothing but the sample tournament yet. */
function FirstSteps({ sampleId }: { sampleId: string }) {
  return (
    <TitledSection
      id="first-steps"
      title={words.firstRankingTitle}
      size="xl"
      className="mt-6 rounded-lg bg-accent-soft p-6 sm:p-8"
    >
      <ol className="mt-5 grid gap-5 md:grid-cols-3 md:gap-8">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-accent font-semibold text-on-accent text-sm"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-base">{title}</h3>
              <p className="text-pretty text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/dashboard/create-tournament">{words.openFirstTournament}</ButtonLink>
        <ButtonLink to={`/dashboard/tournament/${sampleId}`} variant="ghost" className="hover:bg-surface">
          {words.lookAtSample}
        </ButtonLink>
      </div>
    </TitledSection>
  );
}
