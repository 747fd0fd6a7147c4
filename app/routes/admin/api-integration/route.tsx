import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PageHeader } from "#app/components/page-header.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#app/components/ui/tabs.tsx";
import { requireAdmin } from "#app/lib/require-admin.server.ts";
import { titled } from "#app/lib/titled.ts";
import { AuthenticationTab } from "./authentication-tab";
import { ListingsTab } from "./listings-tab";
import { ResponsesTab } from "./responses-tab";
import { UploadTab } from "./upload-tab";
import { usePartnerApi } from "./use-partner-api";
import * as words from "./words";

const LISTED_MS = 30 * 24 * 60 * 60 * 1000;

export const meta = titled(words.title);

export function loader(args: LoaderFunctionArgs) {
  requireAdmin(args);
  return { expiresOn: new Date(Date.now() + LISTED_MS).toISOString().slice(0, 10) };
}

/** Lets an administrator try out the partner API. */
export default function ApiIntegration() {
  const { expiresOn } = useLoaderData<typeof loader>();
  const api = usePartnerApi();
  return (
    <div className="max-w-5xl">
      <PageHeader title={words.partnerApiTest} text={words.callTheApi} />
      <Tabs defaultValue="authentication">
        <TabsList aria-label={words.partsOfTheApi}>
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
