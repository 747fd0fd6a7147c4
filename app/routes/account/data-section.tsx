import { Link } from "@remix-run/react";
import { Download } from "lucide-react";
import { PageSection } from "#app/components/page-section.tsx";
import { Button } from "#app/components/ui/button.tsx";
import * as notices from "./notices/words";
import * as words from "./words";

export function DataSection() {
  return (
    <>
      <PageSection title={notices.title} text={notices.linkText}>
        <Button asChild variant="secondary">
          <Link to="/account/notices">{notices.open}</Link>
        </Button>
      </PageSection>
      <PageSection title={notices.documentsTitle} text={notices.documentsText}>
        <Button asChild variant="secondary">
          <Link to="/account/documents">{notices.openDocuments}</Link>
        </Button>
      </PageSection>
      <PageSection title={words.yourData} text={words.oneJsonFile}>
        <Button asChild variant="secondary">
          <a href="/api/auth/data" download>
            <Download aria-hidden />
            {words.exportAllMyData}
          </a>
        </Button>
      </PageSection>
    </>
  );
}
