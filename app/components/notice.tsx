import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";
import * as words from "./frame-words";
import { Button } from "./ui/button";

const tones = {
  info: { Icon: Info, box: "bg-accent-soft", icon: "text-accent" },
  warn: { Icon: TriangleAlert, box: "bg-warn-soft", icon: "text-warn" },
  danger: { Icon: CircleAlert, box: "bg-danger-soft", icon: "text-danger" },
};

type Props = {
  tone: keyof typeof tones;
  title?: string;
  /** "alert" for messages that screen readers must announce immediately. */
  role?: "alert" | "status";
  children?: ReactNode;
  className?: string;
};

export function Notice({ tone, title, role, children, className }: Props) {
  const { Icon, box, icon } = tones[tone];
  return (
    <div role={role} className={cn("flex gap-3 rounded-lg p-4 text-sm", box, className)}>
      <Icon className={cn("mt-0.5 size-4.5 shrink-0", icon)} aria-hidden />
      <div className="min-w-0 flex-1">
        {title && <p className="wrap-anywhere font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}

type ProblemProps = {
  title?: string;
  text: string | null | undefined;
  className?: string;
  onRetry?: (() => void) | undefined;
};

export function Problem({ title, text, className, onRetry }: ProblemProps) {
  if (!text) return null;
  return (
    <Notice tone="danger" role="alert" title={title} className={className}>
      <span>{text}</span>
      {onRetry && (
        <Button variant="link" size="inline" className="ml-2" onClick={() => onRetry()}>
          {words.tryAgain}
        </Button>
      )}
    </Notice>
  );
}
