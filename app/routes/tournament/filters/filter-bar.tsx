import { SlidersHorizontal, X } from "lucide-react";
import { useMemo, useState } from "react";
import type { CandidateList } from "#app/components/candidates/use-candidate-list.ts";
import { useIsReadOnly } from "#app/components/read-only.tsx";
import { Button, Switch } from "#app/components/ui.ts";
import { api } from "#app/lib/api.ts";
import { toastFailure } from "#app/lib/toast.ts";
import type { Criterion } from "#core/analysis/rubric";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { SavedFilter } from "#core/resumes/candidate-query.schema";
import type { TournamentDetail } from "#core/tournaments/tournament";
import { describeFilters } from "./describe-filters";
import { FilterPanel } from "./filter-panel";
import { useAddress } from "./use-address";
import * as words from "./words";

const PANEL = "candidate-filters";

type Props = {
  tournament: TournamentDetail;
  list: CandidateList;
  cards: CandidateCardView[];
  criteria: Criterion[];
  refresh(): Promise<void>;
};

export function FilterBar({ tournament, list, cards, criteria, refresh }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [saved, setSaved] = useState(tournament.savedFilters);
  const change = useAddress();
  const active = useMemo(() => describeFilters(list.asked, criteria), [list.asked, criteria]);
  const languages = useMemo(
    () => [...new Set(cards.flatMap(({ profile }) => profile.language ?? []))].sort(),
    [cards],
  );
  const save = async (filters: SavedFilter[]) =>
    setSaved(
      await api<SavedFilter[]>(`/api/tournaments/${tournament.id}/filters`, { method: "PUT", json: filters }),
    );
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? PANEL : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden />
          {words.filters}
        </Button>
        {active.map(({ label, without }) => (
          <button
            key={label}
            type="button"
            onClick={() => change(without)}
            aria-label={words.removeFilter(label)}
            className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-md border bg-surface px-2.5 text-sm hover:border-control"
          >
            <span className="truncate">{label}</span>
            <X className="size-3.5 shrink-0 text-muted" aria-hidden />
          </button>
        ))}
        {active.length > 1 && (
          <Button
            variant="link"
            size="inline"
            onClick={() => change(Object.assign({}, ...active.map(({ without }) => allOf(without))))}
          >
            {words.clearFilters}
          </Button>
        )}
        <BlindSwitch tournament={tournament} refresh={refresh} />
      </div>
      {isOpen && (
        <FilterPanel
          id={PANEL}
          {...{ asked: list.asked, criteria, languages, saved }}
          onSave={save}
          onChange={change}
        />
      )}
    </>
  );
}

type BlindProps = Pick<Props, "tournament" | "refresh">;

/** Hides candidates' identities until a tier is set; the server leaves them out of the response. */
function BlindSwitch({ tournament, refresh }: BlindProps) {
  const [isBlind, setIsBlind] = useState(tournament.isBlind);
  const isReadOnly = useIsReadOnly();
  const change = async (wanted: boolean) => {
    setIsBlind(wanted);
    try {
      await api(`/api/tournaments/${tournament.id}/blind`, { method: "PUT", json: { isBlind: wanted } });
      await refresh();
    } catch (error) {
      setIsBlind(!wanted);
      toastFailure(words.blindFailed, error);
    }
  };
  if (isReadOnly) return null;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label className="ml-auto flex min-h-8 cursor-pointer items-center gap-2 text-sm" title={words.blindHint}>
      <Switch checked={isBlind} onChange={(event) => change(event.target.checked)} />
      {words.blindReview}
    </label>
  );
}

/** Removes the whole parameter, not just one of its values. */
const allOf = (without: Record<string, string | null>) =>
  Object.fromEntries(Object.keys(without).map((name) => [name, null]));
