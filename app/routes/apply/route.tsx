import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { LinkPage, LinkPageError } from "#app/components/link-page.tsx";
import { TextList } from "#app/components/text-part.tsx";
import { Button, ButtonLink, Notice, TextLink } from "#app/components/ui.ts";
import { linkMeta } from "#app/lib/page-meta.ts";
import { useNonce } from "#app/lib/root-data.ts";
import { orErrorPage } from "#app/lib/route.server.ts";
import {
  type ApplicationProblem,
  applicationProblems,
  HONEYPOT,
  HUMAN_ONLY,
} from "#core/intake/application-problem";
import { PRODUCT_NAME } from "#core/product";
import { ACCEPTED_EXTENSIONS, MAX_FILE_BYTES } from "#core/resumes/upload-limits";
import * as words from "./words";

export const meta = linkMeta<typeof loader>(
  (data) => (data ? words.applyTo(data.name) : words.apply),
  "same-origin",
);

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
    isHumanOnly: query.has(HUMAN_ONLY),
    problem: applicationProblems.find((known) => known === query.get("problem")),
  };
}

export default function Apply() {
  const { name, key, siteKey, sent, isHumanOnly, problem } = useLoaderData<typeof loader>();
  if (sent) return <Sent name={name} isForPerson={sent === "person"} address={`/apply?key=${key}`} />;
  return (
    <LinkPage width="narrow">
      <header>
        <p className="eyebrow">{words.applyFor}</p>
        <h1 className="mt-1 break-words text-2xl">{name}</h1>
      </header>
      <ApplyNotice />
      <ApplyForm
        address={`/apply?key=${key}`}
        siteKey={siteKey}
        isHumanOnly={isHumanOnly}
        problem={problem}
      />
    </LinkPage>
  );
}

function Sent({ name, isForPerson, address }: { name: string; isForPerson: boolean; address: string }) {
  return (
    <LinkPage width="narrow">
      <div className="flex flex-col items-start gap-4" role="status">
        <CircleCheck className="size-10 text-accent" aria-hidden />
        <h1 className="text-2xl">{words.resumeReceived}</h1>
        <p className="text-pretty">{isForPerson ? words.receivedForPerson : words.receivedForTeam}</p>
        <p className="wrap-anywhere text-muted">{name}</p>
        <ButtonLink href={address} variant="secondary">
          {words.sendAnotherResume}
        </ButtonLink>
      </div>
    </LinkPage>
  );
}

const TITLES: Record<number, string> = { 410: words.linkClosed, 429: words.pleaseWaitMinute };

export const ErrorBoundary = () => <LinkPageError width="narrow" titles={TITLES} />;

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
            words.noticeCompares(PRODUCT_NAME),
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

const MEGABYTES = MAX_FILE_BYTES / 1024 / 1024;

const PROBLEMS: Record<ApplicationProblem, string> = {
  none: words.chooseFile,
  empty: words.emptyFile,
  type: words.wrongType,
  size: words.tooLarge(MEGABYTES),
  full: words.jobFull,
  person: words.notHuman,
  wait: words.tooMany,
  failed: words.incomplete,
};

const OF_FILE: ApplicationProblem[] = ["none", "empty", "type", "size"];

type Props = {
  address: string;
  siteKey: string | undefined;
  /** Chosen before, when the file was refused. */
  isHumanOnly: boolean;
  problem: ApplicationProblem | undefined;
};

/** A plain form, which works without JavaScript. */
function ApplyForm({ address, siteKey, isHumanOnly, problem: refused }: Props) {
  const [isSending, setIsSending] = useState(false);
  const [isChosenAnew, setIsChosenAnew] = useState(false);
  const problem = isChosenAnew ? undefined : refused;
  const hasFileProblem = problem !== undefined && OF_FILE.includes(problem);
  useEffect(() => {
    if (refused) document.getElementById(OF_FILE.includes(refused) ? "file" : "problem")?.focus();
  }, [refused]);
  return (
    <form
      method="post"
      action={address}
      encType="multipart/form-data"
      onSubmit={() => setIsSending(true)}
      className="flex flex-col gap-5"
    >
      {problem && (
        <Notice tone="danger" role="alert">
          <p id="problem" tabIndex={-1}>
            {PROBLEMS[problem]}
          </p>
        </Notice>
      )}
      <div className="flex flex-col gap-1.5">
        <label htmlFor="file" className="font-medium text-sm">
          {words.yourResume}
        </label>
        <input
          id="file"
          type="file"
          name="file"
          required
          onChange={() => setIsChosenAnew(true)}
          accept={ACCEPTED_EXTENSIONS.join(",")}
          aria-invalid={hasFileProblem || undefined}
          aria-describedby={hasFileProblem ? "problem file-hint" : "file-hint"}
          className="w-full cursor-pointer rounded-md border border-control bg-surface p-2 text-sm file:mr-3 file:h-8 file:cursor-pointer file:rounded-md file:border-0 file:bg-sunken file:px-3 file:font-medium file:text-ink aria-invalid:border-danger"
        />
        <p id="file-hint" className="text-muted text-xs">
          {words.fileHint(MEGABYTES)}
        </p>
      </div>
      <label htmlFor="human-only" className="flex cursor-pointer gap-3 text-sm">
        <input
          id="human-only"
          type="checkbox"
          name={HUMAN_ONLY}
          defaultChecked={isHumanOnly}
          className="mt-0.5 size-4.5 shrink-0 accent-accent"
        />
        <span>
          <span className="font-medium">{words.askForPerson}</span>
          <span className="block text-muted">{words.askForPersonHint}</span>
        </span>
      </label>
      <Trap />
      {siteKey && <Turnstile siteKey={siteKey} />}
      <Button type="submit" size="lg" className="self-start max-sm:w-full" aria-disabled={isSending}>
        {isSending ? words.sending : words.sendResume}
      </Button>
    </form>
  );
}

/** People don't see it, screen readers skip it; whatever fills it in is a program. */
function Trap() {
  return (
    <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
      <label htmlFor={HONEYPOT}>{words.leaveEmpty}</label>
      <input id={HONEYPOT} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

function Turnstile({ siteKey }: { siteKey: string }) {
  const nonce = useNonce();
  return (
    <>
      <script src="https://challenges.cloudflare.com/turnstile/v0/api.js" async defer nonce={nonce} />
      <div className="cf-turnstile min-h-16" data-sitekey={siteKey} />
      <noscript>
        <p className="text-sm">{words.noScript}</p>
      </noscript>
    </>
  );
}
