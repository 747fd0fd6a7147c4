import * as words from "./words";
export function SampleBadge() {
  return (
    <span className="ml-2 inline-block rounded-full border px-2 py-0.5 align-middle text-muted text-xs">
      {words.sample}
    </span>
  );
}
