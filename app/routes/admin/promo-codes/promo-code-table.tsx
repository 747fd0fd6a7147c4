import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { CopyButton } from "#app/components/copy-button.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { LocalDate } from "#app/components/time.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Cell, HeadCell, Row, Table } from "#app/components/ui/table.tsx";
import { toast } from "#app/lib/toast.ts";
import type { PromoCode } from "#core/billing/promo-code";
import { type FormAnswer, SWITCH } from "./form-answer";

export function PromoCodeTable({ codes }: { codes: PromoCode[] }) {
  return (
    <Table
      label="Codes made so far"
      head={
        <>
          <HeadCell>Code</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell isNumber>Uses</HeadCell>
          <HeadCell>Created</HeadCell>
        </>
      }
    >
      {codes.map((code) => (
        <PromoCodeRow key={code.id} code={code} />
      ))}
    </Table>
  );
}

function PromoCodeRow({
  code: { id, code, description, maxUses, usedCount, isActive, createdAt },
}: {
  code: PromoCode;
}) {
  return (
    <Row>
      <Cell className="@4xl:w-1/2">
        <div className="flex items-center gap-1">
          <code className="min-w-0 break-all font-medium font-mono text-sm">{code}</code>
          <CopyButton text={code} label={`Copy ${code}`} />
        </div>
        {description && <p className="wrap-anywhere text-muted">{description}</p>}
      </Cell>
      <Cell label="Status">
        <span className="flex items-center gap-2">
          <StatusBadge status={isActive ? "Active" : "Inactive"} />
          <SwitchCode id={id} code={code} isActive={isActive} />
        </span>
      </Cell>
      <Cell label="Uses" isNumber>
        <span>
          {usedCount.toLocaleString("en")} /{" "}
          {maxUses === null ? (
            <span role="img" aria-label="unlimited">
              ∞
            </span>
          ) : (
            maxUses.toLocaleString("en")
          )}
        </span>
      </Cell>
      <Cell label="Created" className="whitespace-nowrap text-muted">
        <LocalDate iso={createdAt} />
      </Cell>
    </Row>
  );
}

function SwitchCode({ id, code, isActive }: Pick<PromoCode, "id" | "code" | "isActive">) {
  const fetcher = useFetcher<FormAnswer>();
  const failure = fetcher.data?.error?.[""]?.join(" ");
  useEffect(() => {
    if (failure) toast({ variant: "error", title: "Nothing was changed", description: failure });
  }, [failure]);
  const words = isActive ? "Deactivate" : "Activate";
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
        aria-label={`${words} ${code}`}
        aria-disabled={fetcher.state !== "idle"}
      >
        {words}
      </Button>
    </fetcher.Form>
  );
}
