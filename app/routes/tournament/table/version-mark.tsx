import { useVersions } from "#app/components/candidates/card-versions.tsx";

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
  const words = `${isNewest ? "The newest" : "An older one"} of ${count} versions (${why})`;
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      onClick={() => otherId && open?.(otherId)}
      title={`${words}: open the ${isNewest ? "one before" : "newest"}`}
      aria-label={`${name}: ${words}. Open the ${isNewest ? "one before" : "newest"}`}
      className="shrink-0 whitespace-nowrap rounded text-muted text-xs underline decoration-dotted underline-offset-2 hover:text-accent"
    >
      {count} versions
    </button>
  );
}
