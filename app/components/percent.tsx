export function Percent({ value }: { value: number | null }) {
  if (value === null) return <span className="text-3xl text-muted">—</span>;
  return (
    <span className="font-semibold tracking-tight">
      <span className="text-3xl">{value}</span>
      <span className="ml-px text-lg text-muted">%</span>
    </span>
  );
}
