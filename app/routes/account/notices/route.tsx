import { getFormProps, type SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { TextList } from "#app/components/text-part.tsx";
import { BackLink, CopyButton, FormErrors, InputField, SubmitButton, TextLink } from "#app/components/ui.ts";
import { answerForm } from "#app/lib/form-action.server.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { requireUser } from "#app/lib/route.server.ts";
import { submitForm } from "#app/lib/submit-form.ts";
import { useFormAnswer } from "#app/lib/use-form-answer.ts";
import { useSavedToast } from "#app/lib/use-saved-toast.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { type NoticeSettings, noticeSettingsSchema } from "#core/notices/notice-settings";
import { places } from "#core/notices/places";
import { writeNotice } from "#core/notices/write-notice";
import * as words from "./words";

export const meta = pageMeta(words.title);

export async function loader(args: LoaderFunctionArgs) {
  const facts = await args.context.services.notices.get(requireUser(args));
  return {
    settings: { ...facts.settings, contact: facts.contact },
    notices: places.map((place) => ({ ...place, text: writeNotice(place, facts) })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { id } = requireUser(args);
  return answerForm(args, noticeSettingsSchema, words.notSaved, (settings) =>
    args.context.services.notices.set(id, settings),
  );
}

export const clientAction = submitForm(noticeSettingsSchema, words.notSaved);

export default function Notices() {
  const { settings, notices } = useLoaderData<typeof loader>();
  const lastResult = useFormAnswer<SubmissionResult<string[]>>();
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8">
      <header>
        <BackLink to="/account">{words.backToAccount}</BackLink>
        <h1 className="mt-1 text-2xl">{words.title}</h1>
        <p className="mt-1 text-muted">{words.intro}</p>
        <p className="mt-1 text-muted text-sm">{words.notAdvice}</p>
      </header>
      <SettingsForm settings={settings} lastResult={lastResult} />
      <p className="text-sm">
        {words.alsoDocuments} <TextLink to="/account/documents">{words.documents}</TextLink>
      </p>
      {notices.map(({ id, name, basedOn, todo, text }) => (
        <section key={id} aria-labelledby={id} className="flex flex-col items-start gap-3">
          <h2 id={id} className="text-lg">
            {name}
          </h2>
          <p className="text-muted text-sm">
            {words.basedOn} {basedOn}
          </p>
          <TextList items={todo} />
          <p className="w-full whitespace-pre-line rounded-lg border bg-surface p-4 text-sm">{text}</p>
          <CopyButton text={text} label={words.copy} isWordy />
        </section>
      ))}
    </div>
  );
}

type Props = { settings: NoticeSettings; lastResult: SubmissionResult<string[]> | undefined };

/** Who the employer is, for all notices and documents of the account. */
function SettingsForm({ settings, lastResult }: Props) {
  const [form, fields] = useSchemaForm(noticeSettingsSchema, {
    id: "notice-settings",
    lastResult,
    defaultValue: settings,
  });
  useSavedToast(lastResult);
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)} className="flex flex-col gap-4">
      <FormErrors id={form.errorId} errors={form.errors} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <InputField field={fields.company} label={words.company} autoComplete="organization" />
        <InputField field={fields.contact} label={words.contact} />
      </div>
      <SubmitButton variant="secondary" className="self-start" busy={words.saving}>
        {words.save}
      </SubmitButton>
    </Form>
  );
}
