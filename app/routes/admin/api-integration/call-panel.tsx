import type { FormEvent, ReactNode } from "react";
import { Button, Notice } from "#app/components/ui.ts";
import { ApiError } from "#app/lib/api.ts";
import { useAttempt } from "#app/lib/use-attempt.ts";

type Props = {
  title: string;
  /** Method and path, such as "POST /v1/listings". */
  path: string;
  /** Of the button, and what replaces it while the call is running. */
  submit: string;
  busy: string;
  variant?: "primary" | "secondary";
  /** What the user has to do first; nothing is sent until then. */
  missing?: string | false;
  call(form: FormData): Promise<unknown>;
  /** Said of a call that failed without words of its own. */
  failed: string;
  answer?: ReactNode;
  children?: ReactNode;
};

/** One API call: its fields, the button that sends it, what came back, and why it failed. */
export function CallPanel({ title, path, submit, busy, variant, children, answer, ...props }: Props) {
  const { missing, call, failed } = props;
  const { isBusy, failure, attempt } = useAttempt();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    attempt(async () => missing || call(form).catch((error) => answerWords(error) ?? failed));
  };
  return (
    <section className="flex min-w-0 flex-col gap-5 rounded-lg border bg-surface p-6 shadow-raised">
      <div>
        <h2 className="text-lg">{title}</h2>
        <code className="break-all text-muted text-xs">{path}</code>
      </div>
      {/*
       * Not validated: this page is for seeing how the API responds to invalid input. Not the viewer's own credentials,
       * so the browser should neither autofill nor save them.
       */}
      <form onSubmit={send} noValidate autoComplete="off" className="flex flex-col gap-5">
        {children}
        <Button type="submit" variant={variant} className="self-start" disabled={isBusy}>
          {isBusy ? busy : submit}
        </Button>
      </form>
      <div aria-live="polite" className="empty:hidden">
        {answer}
      </div>
      <div role="alert" className="empty:hidden">
        {failure && <Notice tone="danger">{failure}</Notice>}
      </div>
    </section>
  );
}

function answerWords(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { message, error: other } = error.fields;
  return [message, other].find((words): words is string => typeof words === "string" && words !== "");
}
