import { Flag } from "lucide-react";

/** Remarks about the file that affect how to read the score, as list items. */
export function CardFlags({ flags }: { flags: string[] }) {
  return flags.map((flag) => (
    <li key={flag} className="flex gap-2 text-warn">
      <Flag className="mt-0.5 size-3.5 shrink-0" aria-hidden />
      <span className="min-w-0 break-words">{flag}</span>
    </li>
  ));
}
