import type { FormEvent } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { count } from "#app/lib/format.ts";
import { shortToken } from "./call-log";
import { Facts, Panel } from "./panel";
import { useAttempt } from "./use-attempt";
import type { PartnerApi } from "./use-partner-api";
import * as words from "./words";

export function AuthenticationTab({ api }: { api: PartnerApi }) {
  const { isBusy, failure, attempt } = useAttempt();

  const logIn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const run = () => api.logIn(String(form.get("username")), String(form.get("password")));
    return attempt(false, run, words.loginFailed);
  };

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Panel title={words.partnerLogin} path="POST /auth/login" failure={failure}>
        {/* Not the viewer's own credentials, so the browser should neither autofill nor save them. */}
        <form onSubmit={logIn} autoComplete="off" className="flex flex-col gap-5">
          <Field
            label={words.username}
            htmlFor="api-username"
            errorId="api-username-error"
            errors={undefined}
          >
            <Input id="api-username" name="username" autoComplete="off" autoCapitalize="none" />
          </Field>
          <Field
            label={words.password}
            htmlFor="api-password"
            errorId="api-password-error"
            errors={undefined}
          >
            <Input id="api-password" name="password" type="password" autoComplete="new-password" />
          </Field>
          <Button type="submit" className="self-start" disabled={isBusy}>
            {isBusy ? words.loggingIn : words.logIn}
          </Button>
        </form>
      </Panel>
      <section className="rounded-lg border border-dashed p-6" aria-live="polite">
        <h2 className="mb-3 text-lg">{words.token}</h2>
        {api.session ? (
          <Facts
            facts={[
              ["Token", <code key="token">{shortToken(api.session.token)}...</code>],
              [words.expiresIn, count(Math.round(api.session.expires_in / 60), "minute")],
            ]}
          />
        ) : (
          <p className="text-muted text-sm">{words.log}</p>
        )}
      </section>
    </div>
  );
}
