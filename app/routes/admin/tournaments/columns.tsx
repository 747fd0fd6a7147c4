import type { ReactNode } from "react";
import type { Column } from "#app/components/data-table.tsx";
import { TimeAgo } from "#app/components/time.tsx";
import type { SourcedListItem } from "#core/partners/sourced-list";
import { RowActions } from "./row-actions";
import * as words from "./words";

export const RESUMES: Column<SourcedListItem> = {
  heading: words.resumes,
  isNumber: true,
  cell: ({ resumeCount }) => resumeCount,
};

export const CREATED: Column<SourcedListItem> = {
  heading: words.created,
  className: "text-muted",
  cell: ({ createdAt }) => <TimeAgo iso={createdAt} />,
};

export const ACTIONS: Column<SourcedListItem> = {
  heading: words.actions,
  isWide: true,
  cell: (row) => <RowActions row={row} />,
};

type TitleProps = { title: string; preview: string; children?: ReactNode };

export function TitleWithPreview({ title, preview, children }: TitleProps) {
  return (
    <>
      <span className="wrap-anywhere font-medium">{title}</span>
      {children}
      {preview && <p className="mt-0.5 wrap-anywhere text-muted text-sm">{preview}</p>}
    </>
  );
}

export function CompanyName({ company, partnerName }: { company: string; partnerName: string | null }) {
  return (
    <span className="min-w-0 @max-4xl:text-right">
      <span className="wrap-anywhere">{company}</span>
      <span className="wrap-anywhere block text-muted text-xs">{partnerName}</span>
    </span>
  );
}
