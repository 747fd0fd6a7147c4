import { FileText, Scale } from "lucide-react";
import type { MouseEventHandler } from "react";
import { Button, ButtonLink } from "#app/components/ui.ts";
import * as words from "./words";

type ExplainProps = { name: string; title?: string; onClick(): void };

export function ExplainButton({ name, title, onClick }: ExplainProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      className="px-2"
      onClick={onClick}
      aria-label={words.whyThisScoreOf(name)}
      title={title}
    >
      <Scale aria-hidden />
      {words.whyThisScore}
    </Button>
  );
}

type ViewProps = { name: string; href: string; onClick?: MouseEventHandler };

export function ViewResumeLink({ name, href, onClick }: ViewProps) {
  return (
    <ButtonLink
      href={href}
      target="_blank"
      rel="noreferrer"
      onClick={onClick}
      aria-label={words.viewResumeOf(name)}
      variant="ghost"
      size="sm"
      className="px-2"
    >
      <FileText aria-hidden />
      {words.viewResume}
    </ButtonLink>
  );
}
