import { Form, useSearchParams, useSubmit } from "@remix-run/react";
import { type AuditKind, auditKinds, KIND_WORDS } from "#core/audit/kinds";
import { Button } from "./ui/button";
import { Select } from "./ui/select";

/** What of a log to show, for a form that keeps it in the address. */
export function KindChoice({ without }: { without?: AuditKind }) {
  const asked = useSearchParams()[0].get("kind");
  const chosen = auditKinds.find((kind) => kind === asked) ?? "";
  return (
    // Keyed by what is asked for: an uncontrolled field is right before the scripts are there, and after Back.
    <Select key={chosen} name="kind" aria-label="Show" defaultValue={chosen}>
      <option value="">Everything</option>
      {auditKinds
        .filter((kind) => kind !== without)
        .map((kind) => (
          <option key={kind} value={kind}>
            {KIND_WORDS[kind]}
          </option>
        ))}
    </Select>
  );
}

/** The choice alone, as the log of one tournament needs it. */
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
          Show
        </Button>
      </noscript>
    </Form>
  );
}
