import { useNavigate } from "@remix-run/react";
import { X } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useIsReadOnly } from "#app/components/read-only.tsx";
import { Button, Input } from "#app/components/ui.ts";
import { errorMessage } from "#app/lib/api.ts";
import { shownParams } from "#app/lib/changed-search.ts";
import { FILTER_NAMES, type SavedFilter, savedFilterSchema } from "#core/resumes/candidate-query.schema";
import * as words from "./words";

type Props = { saved: SavedFilter[]; onSave(saved: SavedFilter[]): Promise<void> };

export function SavedFilters({ saved, onSave }: Props) {
  const id = useId();
  const [name, setName] = useState("");
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  const isReadOnly = useIsReadOnly();
  const keep = async (next: SavedFilter[]) => {
    setFailure(undefined);
    try {
      await onSave(next);
      setName("");
    } catch (error) {
      setFailure(errorMessage(error, words.saveFailed));
    }
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const query = new URLSearchParams(shownParams([...FILTER_NAMES, "sort"]));
    const { data, error } = savedFilterSchema.safeParse({ name, query: String(query) });
    if (data) keep([...saved.filter((one) => one.name !== data.name), data]);
    else setFailure(error.issues[0]?.message);
  };
  return (
    <div className="flex flex-col gap-1.5 sm:col-span-2">
      <p className="font-medium">{words.savedFilters}</p>
      {saved.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {saved.map((one) => (
            <li key={one.name} className="flex max-w-full items-center rounded-md border">
              <button
                type="button"
                className="min-h-8 min-w-0 wrap-anywhere px-2.5 text-left hover:text-accent hover:underline"
                onClick={() => navigate({ search: one.query }, { preventScrollReset: true })}
              >
                {one.name}
              </button>
              {!isReadOnly && (
                <button
                  type="button"
                  aria-label={words.deleteSavedFilter(one.name)}
                  className="grid size-8 shrink-0 place-items-center text-muted hover:text-ink"
                  onClick={() => keep(saved.filter((other) => other !== one))}
                >
                  <X className="size-3.5" aria-hidden />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <form className="flex gap-2" onSubmit={add}>
          <Input
            aria-label={words.filterName}
            aria-invalid={failure ? true : undefined}
            aria-describedby={failure && `${id}-error`}
            placeholder={words.nameFilters}
            maxLength={60}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setFailure(undefined);
            }}
          />
          <Button type="submit" variant="secondary">
            {words.save}
          </Button>
        </form>
      )}
      {failure && (
        <p id={`${id}-error`} role="alert" className="text-danger">
          {failure}
        </p>
      )}
    </div>
  );
}
