import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { LifeBuoy } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink, PageHeader } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { useSupportEmail } from "#app/lib/root-data.ts";
import { plansToShow } from "#core/billing/plan";
import { listTopics, type Topic } from "./topics";
import * as words from "./words";

export const meta = pageMeta(words.title, words.description);

/** Public. Still works if the plans fail to load. */
export async function loader({ context }: LoaderFunctionArgs) {
  const plans = await context.services.plans.list().catch(() => []);
  return listTopics(plansToShow(plans));
}

const SECTIONS = [
  { id: "getting-started", title: words.gettingStarted },
  { id: "faq", title: words.frequentlyAskedQuestions },
  { id: "troubleshooting", title: words.troubleshooting },
  { id: "support", title: words.support },
] as const;

export default function Help() {
  const { steps, answers, troubles } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-6xl">
      <PageHeader title={words.title} text={words.subtitle} />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[12rem_1fr]">
        <nav aria-label={words.onThisPage} className="lg:sticky lg:top-24 lg:self-start print:hidden">
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm lg:flex-col">
            {SECTIONS.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-8 items-center rounded text-accent hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-col gap-14">
          <Section {...SECTIONS[0]}>
            <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
              {steps.map(({ title, text }, index) => (
                <li key={title} className="border-ink border-t-2 pt-3">
                  <span className="font-semibold text-muted text-sm" aria-hidden>
                    {index + 1}
                  </span>
                  <h3 className="mt-1 text-base tracking-normal">{title}</h3>
                  <p className="mt-1 text-muted">{text}</p>
                </li>
              ))}
            </ol>
          </Section>
          <Section {...SECTIONS[1]}>
            <TopicList topics={answers} />
          </Section>
          <Section {...SECTIONS[2]}>
            <TopicList topics={troubles} />
          </Section>
          <Section {...SECTIONS[3]}>
            <Contact />
          </Section>
        </div>
      </div>
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-5 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function TopicList({ topics }: { topics: Topic[] }) {
  return (
    <div className="divide-y border-y">
      {topics.map(({ title, text }) => (
        <div key={title} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[15rem_1fr]">
          <h3 className="text-base tracking-normal">{title}</h3>
          <p className="text-muted">{text}</p>
        </div>
      ))}
    </div>
  );
}

function Contact() {
  const supportEmail = useSupportEmail();
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-accent-soft p-6">
      <div>
        <p className="font-semibold">{words.stillStuck}</p>
        <p className="mt-1 text-sm">
          {words.writeTo} <span className="select-all">{supportEmail}</span>
          {words.replyTime}
        </p>
        <p className="mt-1 text-sm">
          {words.ownSoftwareHint}{" "}
          <Link to="/v1/docs" className="underline underline-offset-2">
            {words.partnerApi}
          </Link>
          .
        </p>
      </div>
      <ButtonLink href={`mailto:${supportEmail}`}>
        <LifeBuoy aria-hidden />
        {words.contactSupport}
      </ButtonLink>
    </div>
  );
}
