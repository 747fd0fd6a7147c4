import * as words from "./words";

type Props = { name: string; isChecked: boolean; onToggle(): void; title: string | undefined };

export function CompareBox({ name, isChecked, onToggle, title }: Props) {
  return (
    <label
      className="ml-auto inline-flex min-h-6 cursor-pointer items-center gap-1.5 text-muted text-sm hover:text-ink print:hidden"
      title={title}
    >
      <input
        type="checkbox"
        checked={isChecked}
        onChange={onToggle}
        aria-label={words.compareOne(name)}
        className="size-4 accent-accent"
      />
      {words.compare}
    </label>
  );
}
