import { useNavigate } from "@remix-run/react";
import { Problem } from "#app/components/ui.ts";

/** Replaces what failed to load, with a button that loads the page again. */
export function RetryNotice(props: { title?: string; text: string }) {
  const navigate = useNavigate();
  return <Problem {...props} onRetry={() => navigate(0)} />;
}
