import { useVersions } from "#app/components/candidates/card-versions.tsx";
import * as words from "./words";

type Props = {
  id: string;
  name: string;
  tabIndex: number | undefined;
  open: ((id: string) => void) | undefined;
};

/** Says that this person has another resume in the tournament; a click opens it. */
export function VersionMark({ id, name, tabIndex, open }: Props) {
  const versions = useVersions(id);
  if (!versions) return null;
  const { count, isNewest, why, otherId } = versions;
  const version = words.versionOf(isNewest, count, why);
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      onClick={() => otherId && open?.(otherId)}
      title={`${version}: ${words.openOther(isNewest)}`}
      aria-label={`${name}: ${version}. ${words.openOther(isNewest)}`}
      className="shrink-0 whitespace-nowrap rounded text-muted text-xs underline decoration-dotted underline-offset-2 hover:text-accent"
    >
      {count} {words.versions}
    </button>
  );
}
