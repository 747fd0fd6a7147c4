/** The match in large figures; a dash while there is none. */
export function Percent({ value }: { value: number | null }) {
  if (value === null) return <span className="text-3xl text-muted">—</span>;
  // The sign stays out of the tabular figures: this typeface squeezes it to a digit's width there.
  return (
    <span className="font-semibold tracking-tight">
      <span className="text-3xl tabular-nums">{value}</span>
      <span className="ml-px text-lg text-muted">%</span>
    </span>
  );
}
