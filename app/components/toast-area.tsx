import { useLocation } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useToasts } from "#app/lib/toast.ts";

const Toaster = lazy(async () => ({ default: (await import("./ui/toaster")).Toaster }));

/** Renders toasts. Their code loads with the first toast, to keep the landing page fast. */
export function ToastArea() {
  const hasToasts = useToasts().length > 0;
  const isLanding = useLocation().pathname === "/";
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (hasToasts || !isLanding) setIsOpen(true);
  }, [hasToasts, isLanding]);
  if (!isOpen) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
