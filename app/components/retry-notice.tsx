import { useNavigate } from "@remix-run/react";
import { Problem } from "#app/components/ui.ts";

export function RetryNotice(props: { title?: string; text: string }) {
  const navigate = useNavigate();
  return <Problem {...props} onRetry={() => navigate(0)} />;
}
