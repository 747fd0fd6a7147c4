import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { BackLink } from "#app/components/back-link.tsx";
import { CopyButton } from "#app/components/copy-button.tsx";
import { TextList } from "#app/components/text-part.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { requireUser } from "#app/lib/require-user.server.ts";
import { places } from "#core/notices/places";
import { writeNotice } from "#core/notices/write-notice";
import { PRODUCT_NAME } from "#core/product";
import * as words from "./words";

export const meta: MetaFunction = () => [{ title: `${words.title} · ${PRODUCT_NAME}` }];

const MAX_LENGTH = 120;

export async function loader(args: LoaderFunctionArgs) {
  const { id, email } = requireUser(args);
  const query = new URL(args.request.url).searchParams;
  const given = (name: string) => query.get(name)?.trim().slice(0, MAX_LENGTH) ?? "";
  const { retentionDays, recordYears } = (await args.context.services.retention.get(id)).settings;
  const [company, contact] = [given("company"), given("contact") || email];
  const settings = { company: company || words.defaultCompany, contact, retentionDays, recordYears };
  return {
    company,
    contact,
    notices: places.map((place) => ({ ...place, text: writeNotice(place, settings) })),
  };
}

/** What to tell candidates, by place. */
export default function Notices() {
  const { company, contact, notices } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8">
      <header>
        <BackLink to="/account">{words.back}</BackLink>
        <h1 className="mt-1 text-2xl">{words.title}</h1>
        <p className="mt-1 text-muted">{words.intro}</p>
        <p className="mt-1 text-muted text-sm">{words.notAdvice}</p>
      </header>
      <Form method="get" className="flex flex-wrap items-end gap-3">
        <Field name="company" label={words.company} value={company} />
        <Field name="contact" label={words.contact} value={contact} />
        <Button type="submit" variant="secondary">
          {words.fill}
        </Button>
      </Form>
      {notices.map(({ id, name, restsOn, todo, text }) => (
        <section key={id} aria-labelledby={id} className="flex flex-col items-start gap-3">
          <h2 id={id} className="text-lg">
            {name}
          </h2>
          <p className="text-muted text-sm">
            {words.restsOn} {restsOn}
          </p>
          <TextList items={todo} />
          <p className="w-full whitespace-pre-line rounded-lg border bg-surface p-4 text-sm">{text}</p>
          <CopyButton text={text} label={words.copy} isWordy />
        </section>
      ))}
    </div>
  );
}

function Field({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
      <label htmlFor={name} className="font-medium text-sm">
        {label}
      </label>
      <Input id={name} name={name} defaultValue={value} maxLength={MAX_LENGTH} autoComplete="off" />
    </div>
  );
}
