import { useSearchParams } from "@remix-run/react";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button, Field, Input, Notice, Select, Switch } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { useAttempt } from "#app/lib/use-attempt.ts";
import { createShareSchema, MAX_LABEL_LENGTH, MAX_SHARED_CANDIDATES, shareDays } from "#core/shares/share";
import * as words from "./words";

export type NewShare = { label: string; days: number; isBlind: boolean; query: Record<string, string> };
type Props = { shared: number; onCreate(share: NewShare): Promise<boolean> };

export function ShareForm({ shared, onCreate }: Props) {
  const [list] = useSearchParams();
  const id = useId();
  const label = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<string[]>();
  const { isBusy, attempt } = useAttempt();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const share = {
      label: String(form.get("label")),
      days: Number(form.get("days")),
      isBlind: form.get("isBlind") !== null,
      query: Object.fromEntries(list),
    };
    const parsed = createShareSchema.safeParse(share);
    const problem = parsed.error?.issues[0]?.message;
    setErrors(problem ? [problem] : undefined);
    if (problem) return label.current?.focus();
    attempt(async () => {
      if ((await onCreate(share)) && label.current) label.current.value = "";
    });
  };

  if (shared === 0 || shared > MAX_SHARED_CANDIDATES) {
    return (
      <Notice tone="info">
        {shared === 0 ? words.emptyList : words.tooMany(count(shared, "candidate"), MAX_SHARED_CANDIDATES)}
      </Notice>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={words.forWhom} htmlFor={`${id}-label`} errors={errors}>
        <Input
          ref={label}
          id={`${id}-label`}
          name="label"
          maxLength={MAX_LABEL_LENGTH}
          autoComplete="off"
          aria-invalid={errors ? true : undefined}
          aria-describedby={errors && `${id}-label-error`}
          placeholder={words.forWhomHint}
          onChange={() => setErrors(undefined)}
        />
      </Field>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-col gap-1.5">
          <label htmlFor={`${id}-days`} className="font-medium text-sm">
            {words.opensFor}
          </label>
          <Select
            id={`${id}-days`}
            name="days"
            defaultValue={shareDays[0]}
            options={shareDays.map((days) => [days, words.days(days)])}
          />
        </div>
        <label htmlFor={`${id}-blind`} className="flex min-h-10 items-center gap-3 text-sm">
          <Switch id={`${id}-blind`} name="isBlind" />
          <span>
            {words.blind} <span className="text-muted">{words.blindHint}</span>
          </span>
        </label>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm">{words.shows(count(shared, "candidate"))}</p>
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? words.creating : words.createLink}
        </Button>
      </div>
    </form>
  );
}
