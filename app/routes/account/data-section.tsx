import { Download } from "lucide-react";
import { PageSection } from "#app/components/page-section.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import * as notices from "./notices/words";
import * as words from "./words";

export function DataSection() {
  return (
    <>
      <PageSection title={notices.title} text={notices.linkText}>
        <ButtonLink to="/account/notices" variant="secondary">
          {notices.open}
        </ButtonLink>
      </PageSection>
      <PageSection title={notices.documentsTitle} text={notices.documentsText}>
        <ButtonLink to="/account/documents" variant="secondary">
          {notices.openDocuments}
        </ButtonLink>
      </PageSection>
      <PageSection title={words.yourData} text={words.oneJsonFile}>
        <ButtonLink href="/api/auth/data" download variant="secondary">
          <Download aria-hidden />
          {words.exportAllMyData}
        </ButtonLink>
      </PageSection>
    </>
  );
}
