import { useSearchParams } from "@remix-run/react";
import { SearchForm } from "#app/components/search-form.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { candidateSorts, searchModes } from "#core/resumes/candidate-list";
import * as words from "../words";

const MODE_WORDS = { filename: words.byFilename, skills: words.bySkills };
const SORT_WORDS = { newest: words.newestFirst, best: words.bestMatchFirst };

export function CandidateSearch() {
  const [params] = useSearchParams();
  return (
    <SearchForm
      label={words.searchCandidates}
      placeholder={words.searchCandidates}
      className="flex-1 sm:max-w-2xl"
    >
      <Choice
        name="mode"
        label={words.searchMode}
        words={MODE_WORDS}
        values={searchModes}
        asked={params.get("mode")}
      />
      <Choice
        name="sort"
        label={words.order}
        words={SORT_WORDS}
        values={candidateSorts}
        asked={params.get("sort")}
      />
    </SearchForm>
  );
}

type ChoiceProps<Value extends string> = {
  name: string;
  label: string;
  values: readonly Value[];
  words: Record<Value, string>;
  asked: string | null;
};

/** Keyed by the URL's value: an uncontrolled field is correct before hydration and after Back. */
function Choice<Value extends string>({ name, label, values, words, asked }: ChoiceProps<Value>) {
  const chosen = values.find((value) => value === asked) ?? values[0];
  return (
    <Select
      key={chosen}
      name={name}
      aria-label={label}
      defaultValue={chosen}
      options={values.map((value) => [value, words[value]])}
    />
  );
}
