import { Form, Link, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { Notice } from "#app/components/notice.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { count } from "#app/lib/format.ts";
import { type RetentionSettings, recordYearChoices, retentionChoices } from "#core/deletion/retention";

type Props = { settings: RetentionSettings; older: Record<number, number> };

/** How long resumes and decision records are kept; warns before saving about what it would delete. */
export function RetentionSection({ settings, older }: Props) {
  const { retentionDays: days, recordYears, isOnHold } = settings;
  const [chosen, setChosen] = useState<number>(days);
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
        <div className="flex flex-col gap-1.5">
          <label htmlFor="record-years" className="font-medium text-sm">
            After that, keep decision records for
          </label>
          <Select id="record-years" name="recordYears" defaultValue={recordYears} className="self-start">
            {recordYearChoices.map((years) => (
              <option key={years} value={years}>
                {years === 0 ? "No records" : count(years, "year")}
              </option>
            ))}
          </Select>
          <p className="max-w-prose text-muted text-sm">
            Criteria, verdict levels, tiers, who decided and when, without names, quotes, notes or files.
            California asks employers to keep them for 4 years.{" "}
            <Link to="/account/records" className="underline underline-offset-4">
              Decision records
            </Link>
          </p>
        </div>
        <label className="flex items-start gap-2 text-sm">
          <input type="checkbox" name="isOnHold" defaultChecked={isOnHold} className="mt-0.5 size-4" />
          <span>
            <span className="font-medium">Legal hold</span>
            <span className="block max-w-prose text-muted">
              Nothing of this account is deleted, neither by you nor automatically, until you lift the hold.
            </span>
          </span>
        </label>
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
            {chosen === days && `Set to ${days} days.${isOnHold ? " A legal hold is on." : ""}`}
          </p>
        </div>
      </Form>
    </PageSection>
  );
}
