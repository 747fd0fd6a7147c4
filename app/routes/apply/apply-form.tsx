import { useState } from "react";
import { Button, Notice } from "#app/components/ui.ts";
import { useNonce } from "#app/lib/root-data.ts";
import { type ApplicationProblem, HONEYPOT, HUMAN_ONLY } from "#core/intake/application-problem";
import { ACCEPTED_EXTENSIONS, MAX_FILE_BYTES } from "#core/resumes/upload-limits";
import * as words from "./words";

const MEGABYTES = MAX_FILE_BYTES / 1024 / 1024;

const PROBLEMS: Record<ApplicationProblem, string> = {
  none: words.chooseFile,
  type: words.wrongType,
  size: words.tooLarge(MEGABYTES),
  full: words.full,
  person: words.notHuman,
  wait: words.tooMany,
  failed: words.incomplete,
};

type Props = { address: string; siteKey: string | undefined; problem: ApplicationProblem | undefined };

/** A plain form, which works without JavaScript. */
export function ApplyForm({ address, siteKey, problem }: Props) {
  const [isSending, setIsSending] = useState(false);
  const hasFileProblem = problem === "none" || problem === "type" || problem === "size";
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
          <p id="problem">{PROBLEMS[problem]}</p>
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
          className="mt-0.5 size-4.5 shrink-0 accent-accent"
        />
        <span>
          <span className="font-medium">{words.askPerson}</span>
          <span className="block text-muted">{words.askPersonHint}</span>
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
      <label htmlFor={HONEYPOT}>{words.leaveThisEmpty}</label>
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
        <p className="text-sm">{words.needsJavascript}</p>
      </noscript>
    </>
  );
}
