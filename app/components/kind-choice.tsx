import { Form, useSearchParams, useSubmit } from "@remix-run/react";
import { Button, Select } from "#app/components/ui.ts";
import { type AuditKind, auditKinds, KIND_WORDS } from "#core/audit/kinds";
import * as words from "./words";

/** Filter for the kind of log entries, for a form that keeps it in the URL. */
export function KindChoice({ without }: { without?: AuditKind }) {
  const asked = useSearchParams()[0].get("kind");
  const chosen = auditKinds.find((kind) => kind === asked) ?? "";
  return (
    // Keyed by the URL's value: an uncontrolled field is correct before hydration and after Back.
    <Select
      key={chosen}
      name="kind"
      aria-label={words.show}
      defaultValue={chosen}
      blank={words.everything}
      options={auditKinds.filter((kind) => kind !== without).map((kind) => [kind, KIND_WORDS[kind]])}
    />
  );
}

export function KindForm() {
  const submit = useSubmit();
  return (
    <Form
      className="flex gap-2"
      preventScrollReset
      onChange={({ currentTarget }) => submit(currentTarget, { preventScrollReset: true })}
    >
      <KindChoice without="admin" />
      <noscript>
        <Button type="submit" variant="secondary">
          {words.show}
        </Button>
      </noscript>
    </Form>
  );
}
