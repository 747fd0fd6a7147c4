import { Download } from "lucide-react";
import { PageSection } from "#app/components/page-section.tsx";
import { Button } from "#app/components/ui/button.tsx";

export function DataSection() {
  return (
    <PageSection
      title="Your data"
      text="One JSON file: your account, purchases, credits, tournaments, and every resume's text and result."
    >
      <Button asChild variant="secondary">
        <a href="/api/auth/data" download>
          <Download aria-hidden />
          Export all my data
        </a>
      </Button>
    </PageSection>
  );
}
