import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { MailPlus } from "lucide-react";
import { useEffect, useState } from "react";
import { MailPanel } from "#app/components/mail-panel.tsx";
import { Button, Notice, PageHeader, Tabs, TabsContent, TabsList, TabsTrigger } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { requireAdmin } from "#app/lib/route.server.ts";
import { makeSample, type SampleKind, type SampleMail, sampleKinds } from "./make-sample";
import * as words from "./words";

const TABS = { all: words.all, welcome: words.welcome, "password-reset": words.passwordReset };
type Tab = keyof typeof TABS;

const MAKE: Record<SampleKind, string> = {
  welcome: words.generateWelcome,
  "password-reset": words.generateReset,
};

export const meta = pageMeta(words.title);

/** For developers only: outside the local environment it returns 404. */
export function loader(args: LoaderFunctionArgs) {
  requireAdmin(args);
  if (!args.context.services.isLocal) throw data(null, { status: 404 });
  return null;
}

export default function SampleEmails() {
  const [samples, setSamples] = useState<SampleMail[]>([]);
  const [tab, setTab] = useState<Tab>("all");
  const [said, setSaid] = useState("");
  useEffect(() => setSamples(sampleKinds.map(makeSample)), []);

  const add = (kind: SampleKind) => {
    const sample = makeSample(kind);
    setSamples((before) => [sample, ...before]);
    if (tab !== kind) setTab("all");
    setSaid(words.added(sample.subject));
  };
  const isShown = ({ kind }: SampleMail) => tab === "all" || tab === kind;

  return (
    <>
      <PageHeader title={words.title} text={words.subtitle} />
      <noscript>
        <Notice tone="info">{words.noScript}</Notice>
      </noscript>
      <Tabs value={tab} onValueChange={(value) => setTab(value as Tab)}>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <TabsList aria-label={words.kindOfEmail}>
            {Object.entries(TABS).map(([value, label]) => (
              <TabsTrigger key={value} value={value}>
                {label}
              </TabsTrigger>
            ))}
          </TabsList>
          <div className="flex flex-wrap gap-3">
            {sampleKinds.map((kind) => (
              <Button key={kind} variant="secondary" onClick={() => add(kind)}>
                <MailPlus aria-hidden />
                {MAKE[kind]}
              </Button>
            ))}
          </div>
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
        <TabsContent value={tab}>
          <ol className="grid items-start gap-4 xl:grid-cols-2">
            {samples.filter(isShown).map((sample) => (
              <li key={sample.id} className="min-w-0">
                <MailPanel {...sample} isInitiallyOpen />
              </li>
            ))}
          </ol>
        </TabsContent>
      </Tabs>
    </>
  );
}
