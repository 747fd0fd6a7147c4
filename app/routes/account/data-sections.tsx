import type { SubmissionResult } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { Download } from "lucide-react";
import { useState } from "react";
import {
  ButtonLink,
  Checkbox,
  Field,
  FormErrors,
  Notice,
  PageSection,
  Select,
  SubmitButton,
} from "#app/components/ui.ts";
import { useSavedToast } from "#app/lib/use-saved-toast.ts";
import { type RetentionSettings, recordYearChoices, retentionChoices } from "#core/deletion/retention";
import * as notices from "./notices/words";
import * as words from "./words";

export function DataSection() {
  return (
    <>
      <PageSection title={notices.title} text={notices.linkText}>
        <ButtonLink to="/account/notices" variant="secondary">
          {notices.openNotices}
        </ButtonLink>
      </PageSection>
      <PageSection title={notices.documentsTitle} text={notices.documentsText}>
        <ButtonLink to="/account/documents" variant="secondary">
          {notices.openDocuments}
        </ButtonLink>
      </PageSection>
      <PageSection title={words.yourData} text={words.exportHint}>
        <ButtonLink href="/api/auth/data" download variant="secondary">
          <Download aria-hidden />
          {words.exportMyData}
        </ButtonLink>
      </PageSection>
    </>
  );
}

export const SET_MAILS = "set-mails";

type Saved = { lastResult: SubmissionResult<string[]> | undefined };
type MailProps = Saved & { wantsResultsMail: boolean };

/** Lets the user turn off optional mails; mails about the account itself are always sent. */
export function MailSection({ wantsResultsMail, lastResult }: MailProps) {
  useSavedToast(lastResult);
  return (
    <PageSection title={words.notifications} text={words.notificationsHint}>
      <Form method="post" preventScrollReset className="flex flex-col gap-4">
        <FormErrors id="mails-error" errors={lastResult?.error?.[""] ?? undefined} />
        <Checkbox name="wantsResultsMail" defaultChecked={wantsResultsMail} className="text-base">
          {words.notifyWhenComplete}
        </Checkbox>
        <SubmitButton
          name="intent"
          value={SET_MAILS}
          variant="secondary"
          className="self-start"
          busy={words.saving}
        >
          {words.saveNotifications}
        </SubmitButton>
      </Form>
    </PageSection>
  );
}

type Props = Saved & { settings: RetentionSettings; older: Record<number, number> };

/** Of a field: its id, and what ties its error to it. */
function namesOf(name: keyof RetentionSettings, { error }: Partial<SubmissionResult<string[]>> = {}) {
  const id = `retention-${name}`;
  const errors = error?.[name] ?? undefined;
  const control = { id, name, ...(errors && { "aria-invalid": true, "aria-describedby": `${id}-error` }) };
  return { field: { htmlFor: id, errors }, control };
}

/** How long resumes and decision records are kept; warns before saving about what it would delete. */
export function RetentionSection({ settings, older, lastResult }: Props) {
  useSavedToast(lastResult);
  const { retentionDays: days, recordYears, isOnHold } = settings;
  const [chosen, setChosen] = useState<number>(days);
  const daysField = namesOf("retentionDays", lastResult);
  const yearsField = namesOf("recordYears", lastResult);
  const doomed = older[chosen] ?? 0;
  return (
    <PageSection title={words.retentionTitle} text={words.retentionText}>
      <Form method="post" preventScrollReset className="flex flex-col gap-4">
        <FormErrors id="retention-error" errors={lastResult?.error?.[""] ?? undefined} />
        <Field label={words.retentionKeepResumes} {...daysField.field}>
          <Select
            {...daysField.control}
            value={chosen}
            onChange={(event) => setChosen(Number(event.target.value))}
            className="self-start"
            options={retentionChoices.map((choice) => [choice, words.retentionDaysChoice(choice)])}
          />
        </Field>
        <div className="flex flex-col gap-1.5">
          <Field label={words.retentionKeepRecords} {...yearsField.field}>
            <Select
              {...yearsField.control}
              defaultValue={recordYears}
              className="self-start"
              options={recordYearChoices.map((years) => [years, words.retentionYearsChoice(years)])}
            />
          </Field>
          <p className="max-w-prose text-muted text-sm">
            {words.retentionRecordsText}{" "}
            <Link to="/account/records" className="underline underline-offset-4">
              {words.recordsTitle}
            </Link>
          </p>
        </div>
        <label className="flex items-start gap-2 text-sm">
          <input type="checkbox" name="isOnHold" defaultChecked={isOnHold} className="mt-0.5 size-4" />
          <span>
            <span className="font-medium">{words.retentionHold}</span>
            <span className="block max-w-prose text-muted">{words.retentionHoldText}</span>
          </span>
        </label>
        {doomed > 0 && (
          <Notice tone="warn" role="status">
            {words.retentionSavingDeletes(doomed)}
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton name="intent" value="set-retention" variant="secondary" busy={words.saving}>
            {words.retentionSave}
          </SubmitButton>
          <p role="status" className="text-muted text-sm">
            {chosen === days && words.retentionSaved(days, isOnHold)}
          </p>
        </div>
      </Form>
    </PageSection>
  );
}
