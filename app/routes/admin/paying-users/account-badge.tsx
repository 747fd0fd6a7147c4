import { cva } from "class-variance-authority";
import type { AccountType } from "#core/billing/paying-user";

const badge = cva(
  "inline-flex h-6 items-center whitespace-nowrap rounded-full border px-2.5 font-medium text-xs",
  {
    variants: {
      type: {
        Unlimited: "border-transparent bg-accent text-on-accent",
        PRO: "border-transparent bg-accent-soft text-accent",
        ENTERPRISE: "border-transparent bg-accent-soft text-accent",
        "EXTRA TOURNAMENT": "border-transparent bg-accent-soft text-accent",
        "Has Credits": "border-accent text-accent",
        FREE: "text-muted",
        Free: "text-muted",
      } satisfies Record<AccountType, string>,
    },
  },
);

export function AccountBadge({ type }: { type: AccountType }) {
  return <span className={badge({ type })}>{type}</span>;
}
