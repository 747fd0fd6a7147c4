import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CircleCheck } from "lucide-react";
import { LinkPage, LinkPageError } from "#app/components/link-page.tsx";
import { TextList } from "#app/components/text-part.tsx";
import { ButtonLink, TextLink } from "#app/components/ui.ts";
import { orErrorPage } from "#app/lib/route.server.ts";
import { applicationProblems } from "#core/intake/application-problem";
import { PRODUCT_NAME } from "#core/product";
import { ApplyForm } from "./apply-form";
import * as words from "./words";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `Apply: ${data.name}` : "Apply"} · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "same-origin" },
];

/** The form itself is taken by the Worker (worker/receive-application.ts), which leads back here. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const key = query.get("key") ?? "";
  const { intakes } = context.services;
  const { tournamentName: name } = await orErrorPage(intakes.find(key));
  return {
    name,
    key,
    siteKey: intakes.turnstileSiteKey,
    sent: query.get("sent"),
    problem: applicationProblems.find((known) => known === query.get("problem")),
  };
}

/** Where candidates send a resume to a tournament themselves. */
export default function Apply() {
  const { name, key, siteKey, sent, problem } = useLoaderData<typeof loader>();
  if (sent) return <Sent name={name} isForPerson={sent === "person"} address={`/apply?key=${key}`} />;
  return (
    <LinkPage width="narrow">
      <header>
        <p className="eyebrow">{words.applyFor}</p>
        <h1 className="mt-1 break-words text-2xl">{name}</h1>
      </header>
      <ApplyNotice />
      <ApplyForm address={`/apply?key=${key}`} siteKey={siteKey} problem={problem} />
    </LinkPage>
  );
}

function Sent({ name, isForPerson, address }: { name: string; isForPerson: boolean; address: string }) {
  return (
    <LinkPage width="narrow">
      <div className="flex flex-col items-start gap-4" role="status">
        <CircleCheck className="size-10 text-accent" aria-hidden />
        <h1 className="text-2xl">{words.sent}</h1>
        <p className="text-pretty">{isForPerson ? words.sentToPerson : words.sentToTeam}</p>
        <p className="break-words text-muted">{name}</p>
        <ButtonLink href={address} variant="secondary">
          {words.sendAnotherResume}
        </ButtonLink>
      </div>
    </LinkPage>
  );
}

const TITLES: Record<number, string> = { 410: words.closed, 429: words.pleaseWaitMinute };

export function ErrorBoundary() {
  return <LinkPageError width="narrow" titles={TITLES} />;
}

/** What happens with a resume that is sent here, said before it is sent. */
function ApplyNotice() {
  return (
    <section aria-labelledby="notice" className="rounded-lg border bg-surface p-5 shadow-raised">
      <h2 id="notice" className="text-base">
        {words.noticeTitle}
      </h2>
      <div className="mt-2 text-sm">
        <TextList
          items={[
            `${PRODUCT_NAME} compares your resume with each requirement of the job and shows the hiring team where it found what. Your name, contact details, photo, address and date of birth are hidden from that comparison.`,
            words.noticeDecides,
            words.noticeKept,
            words.noticeAsk,
            words.noticePerson,
          ]}
        />
      </div>
      <p className="mt-4 flex flex-wrap gap-x-5 text-sm">
        <TextLink href="/ai-notice">{words.moreAboutAi}</TextLink>
        <TextLink href="/privacy">{words.privacy}</TextLink>
      </p>
    </section>
  );
}
