import type { SubmissionResult } from "@conform-to/react";
import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import * as z from "zod";
import { Button, type Column, CopyButton, dateColumn, StatusBadge } from "#app/components/ui.ts";
import { toast } from "#app/lib/toast.ts";
import type { PromoCode } from "#core/billing/promo-code";
import * as words from "./words";

export const COLUMNS: Column<PromoCode>[] = [
  {
    heading: words.code,
    isWide: true,
    className: "@4xl:w-1/2",
    cell: ({ code, description }) => (
      <>
        <div className="flex items-center gap-1">
          <code className="min-w-0 break-all font-medium font-mono text-sm">{code}</code>
          <CopyButton text={code} label={words.copyCode(code)} />
        </div>
        {description && <p className="wrap-anywhere text-muted">{description}</p>}
      </>
    ),
  },
  {
    heading: words.status,
    cell: (code) => (
      <span className="flex items-center gap-2">
        <StatusBadge status={code.isActive ? words.active : words.inactive} />
        <SwitchCode {...code} />
      </span>
    ),
  },
  {
    heading: words.uses,
    isNumber: true,
    cell: ({ usedCount, maxUses }) => (
      <span>
        {usedCount.toLocaleString("en")} /{" "}
        {maxUses === null ? (
          <span role="img" aria-label={words.unlimited}>
            ∞
          </span>
        ) : (
          maxUses.toLocaleString("en")
        )}
      </span>
    ),
  },
  dateColumn(words.created, ({ createdAt }) => createdAt),
];

function SwitchCode({ id, code, isActive }: Pick<PromoCode, "id" | "code" | "isActive">) {
  const fetcher = useFetcher<FormAnswer>();
  const failure = fetcher.data?.error?.[""]?.join(" ");
  useEffect(() => {
    if (failure) toast({ variant: "error", title: words.nothingChanged, description: failure });
  }, [failure]);
  const label = isActive ? words.deactivate : words.activate;
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value={SWITCH} />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="state"
        value={isActive ? "inactive" : "active"}
        variant="link"
        size="inline"
        aria-label={`${label} ${code}`}
        aria-disabled={fetcher.state !== "idle"}
      >
        {label}
      </Button>
    </fetcher.Form>
  );
}

/** Intent of the forms that switch a code on or off; the other form creates a code. */
export const SWITCH = "switch";

export const switchSchema = z.object({ id: z.string(), state: z.enum(["active", "inactive"]) });

export type FormAnswer = SubmissionResult<string[]> & { createdId?: string };
