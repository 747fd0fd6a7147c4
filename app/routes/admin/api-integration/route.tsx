import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import {
  Button,
  EmptyState,
  Fact,
  Facts,
  Field,
  Input,
  PageHeader,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
} from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import { count } from "#app/lib/format.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { requireAdmin } from "#app/lib/route.server.ts";
import { DAY_MS } from "#core/time";
import { type LoggedCall, shortToken } from "./call-log";
import { CallPanel } from "./call-panel";
import { ListingsTab } from "./listings-tab";
import { UploadTab } from "./upload-tab";
import { type PartnerApi, usePartnerApi } from "./use-partner-api";
import * as words from "./words";

const LISTED_MS = 30 * DAY_MS;

export const meta = pageMeta(words.title);

export function loader(args: LoaderFunctionArgs) {
  requireAdmin(args);
  return { expiresOn: new Date(Date.now() + LISTED_MS).toISOString().slice(0, 10) };
}

export default function ApiIntegration() {
  const { expiresOn } = useLoaderData<typeof loader>();
  const api = usePartnerApi();
  return (
    <div className="max-w-5xl">
      <PageHeader title={words.partnerApiTest} text={words.subtitle} />
      <Tabs defaultValue="authentication">
        <TabsList aria-label={words.partsOfApi}>
          <TabsTrigger value="authentication">{words.authentication}</TabsTrigger>
          <TabsTrigger value="listings">{words.jobListings}</TabsTrigger>
          <TabsTrigger value="upload">{words.resumeUpload}</TabsTrigger>
          <TabsTrigger value="responses">
            {words.apiResponses}
            {api.log.length > 0 && (
              <span className="rounded-full bg-accent-soft px-2 text-accent text-xs tabular-nums">
                {api.log.length}
              </span>
            )}
          </TabsTrigger>
        </TabsList>
        <TabsContent value="authentication" forceMount>
          <AuthenticationTab api={api} />
        </TabsContent>
        <TabsContent value="listings" forceMount>
          <ListingsTab api={api} expiresOn={expiresOn} />
        </TabsContent>
        <TabsContent value="upload" forceMount>
          <UploadTab api={api} />
        </TabsContent>
        <TabsContent value="responses">
          <ResponsesTab log={api.log} onClear={api.clearLog} />
        </TabsContent>
      </Tabs>
    </div>
  );
}

function AuthenticationTab({ api }: { api: PartnerApi }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <CallPanel
        title={words.partnerLogin}
        path="POST /auth/login"
        submit={words.logIn}
        busy={words.loggingIn}
        call={(form) => api.logIn(String(form.get("username")), String(form.get("password")))}
        failed={words.loginFailed}
      >
        <Field label={words.username} htmlFor="api-username">
          <Input id="api-username" name="username" autoComplete="off" autoCapitalize="none" />
        </Field>
        <Field label={words.password} htmlFor="api-password">
          <Input id="api-password" name="password" type="password" autoComplete="new-password" />
        </Field>
      </CallPanel>
      <section className="rounded-lg border border-dashed p-6" aria-live="polite">
        <h2 className="mb-3 text-lg">{words.token}</h2>
        {api.session ? (
          <Facts className="text-sm">
            <Fact name={words.token}>
              <code>{shortToken(api.session.token)}...</code>
            </Fact>
            <Fact name={words.expiresIn}>{count(Math.round(api.session.expires_in / 60), "minute")}</Fact>
          </Facts>
        ) : (
          <p className="text-muted text-sm">{words.loginHint}</p>
        )}
      </section>
    </div>
  );
}

function ResponsesTab({ log, onClear }: { log: LoggedCall[]; onClear(): void }) {
  if (log.length === 0) {
    return <EmptyState title={words.noCallsYet} text={words.noCallsHint} />;
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm">{words.newestFirst(count(log.length, "call"))}</p>
        <Button variant="secondary" size="sm" onClick={onClear}>
          {words.clear}
        </Button>
      </div>
      <ol reversed className="flex flex-col gap-4">
        {log.map((call) => (
          <LogEntry key={call.id} call={call} />
        ))}
      </ol>
    </>
  );
}

function LogEntry({ call: { at, method, path, status, milliseconds, sent, answer } }: { call: LoggedCall }) {
  const isRefused = status === null || status >= 400;
  return (
    <li className="overflow-hidden rounded-lg border bg-surface shadow-raised">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b px-5 py-3 text-sm">
        <span className={cn("font-semibold tabular-nums", isRefused ? "text-danger" : "text-accent")}>
          {status ?? words.noResponse}
        </span>
        <code className="min-w-0 flex-1 basis-64 break-all">
          {method} {path}
        </code>
        <span className="text-muted text-xs tabular-nums">
          {words.duration(milliseconds)} <time dateTime={at}>{new Date(at).toLocaleTimeString("en")}</time>
        </span>
      </div>
      {sent && <Body label={words.requestOf(method, path)} text={sent} isQuiet />}
      <Body label={words.responseTo(method, path)} text={answer} />
    </li>
  );
}

function Body({ label, text, isQuiet = false }: { label: string; text: string; isQuiet?: boolean }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      className={cn(
        "max-h-96 overflow-auto px-5 py-3 -outline-offset-2",
        isQuiet ? "border-b text-muted" : "bg-sunken",
      )}
    >
      <pre className="whitespace-pre-wrap break-words font-mono text-xs">{text}</pre>
    </section>
  );
}
