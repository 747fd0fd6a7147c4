import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { Notice } from "#app/components/notice.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { count } from "#app/lib/format.ts";
import { retentionChoices } from "#core/deletion/retention";

type Props = { days: number; older: Record<number, number> };

/** Retention period for resumes; warns before saving about what it would delete. */
export function RetentionSection({ days, older }: Props) {
  const [chosen, setChosen] = useState(days);
  const isPending = useNavigation().formData?.get("intent") === "set-retention";
  const doomed = older[chosen] ?? 0;
  return (
    <PageSection
      title="Candidates' data"
      text="Resumes, results and notes are deleted automatically after this time."
    >
      <Form method="post" preventScrollReset className="flex flex-col gap-4">
        <div className="flex flex-col gap-1.5">
          <label htmlFor="retention-days" className="font-medium text-sm">
            Keep resumes for
          </label>
          <Select
            id="retention-days"
            name="retentionDays"
            value={chosen}
            onChange={(event) => setChosen(Number(event.target.value))}
            className="self-start"
          >
            {retentionChoices.map((choice) => (
              <option key={choice} value={choice}>
                {choice} days after upload
              </option>
            ))}
          </Select>
        </div>
        {doomed > 0 && (
          <Notice tone="warn" role="status">
            {count(doomed, "resume")} of yours {doomed === 1 ? "is" : "are"} older than that. Saving deletes{" "}
            {doomed === 1 ? "it" : "them"} within an hour, for good.
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" name="intent" value="set-retention" variant="secondary" disabled={isPending}>
            {isPending ? "Saving..." : "Save"}
          </Button>
          <p role="status" className="text-muted text-sm">
            {chosen === days && `Set to ${days} days.`}
          </p>
        </div>
      </Form>
    </PageSection>
  );
}
