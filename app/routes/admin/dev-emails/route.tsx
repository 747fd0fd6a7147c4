import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { MailPlus } from "lucide-react";
import { useEffect, useState } from "react";
import { MailPanel } from "#app/components/mail-panel.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PageHeader } from "#app/components/page-header.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#app/components/ui/tabs.tsx";
import { requireAdmin } from "#app/lib/require-admin.server.ts";
import { PRODUCT_NAME } from "#core/product";
import { makeSample, type SampleKind, type SampleMail, sampleKinds } from "./make-sample";

const TABS = { all: "All", welcome: "Welcome", "password-reset": "Password Reset" };
type Tab = keyof typeof TABS;

const MAKE: Record<SampleKind, string> = {
  welcome: "Generate test welcome email",
  "password-reset": "Generate test reset email",
};

export const meta: MetaFunction = () => [{ title: `Sample emails · ${PRODUCT_NAME}` }];

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
    setSaid(`Added: ${sample.subject}`);
  };
  const isShown = ({ kind }: SampleMail) => tab === "all" || tab === kind;

  return (
    <>
      <PageHeader
        title="Sample emails"
        text="Drawn in this browser from the real templates. Nothing is sent, and a reload forgets them."
      />
      <noscript>
        <Notice tone="info">These samples are made by your browser, which needs JavaScript for it.</Notice>
      </noscript>
      <Tabs value={tab} onValueChange={(value) => setTab(value as Tab)}>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <TabsList aria-label="Kind of email">
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
                <MailPanel
                  to={sample.to}
                  subject={sample.subject}
                  text={sample.text}
                  html={sample.html}
                  sentAt={sample.sentAt}
                  isInitiallyOpen
                />
              </li>
            ))}
          </ol>
        </TabsContent>
      </Tabs>
    </>
  );
}
