import { cn } from "#app/lib/cn.ts";
import type { AccountType } from "#core/billing/paying-user";

const PAID = "border-transparent bg-accent-soft text-accent";

const LOOKS: Record<AccountType, string> = {
  Unlimited: "border-transparent bg-accent text-on-accent",
  PRO: PAID,
  ENTERPRISE: PAID,
  "EXTRA TOURNAMENT": PAID,
  "Has Credits": "border-accent text-accent",
  FREE: "text-muted",
  Free: "text-muted",
};

export function AccountBadge({ type }: { type: AccountType }) {
  return (
    <span
      className={cn(
        "inline-flex h-6 items-center whitespace-nowrap rounded-full border px-2.5 font-medium text-xs",
        LOOKS[type],
      )}
    >
      {type}
    </span>
  );
}
