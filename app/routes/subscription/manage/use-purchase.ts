import { useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { ApiError, api } from "#app/lib/api.ts";
import { toast } from "#app/lib/toast.ts";

/** Where a payment goes on whose session has no page of its own. */
export const checkoutPath = (sessionId: string) =>
  `/subscription/checkout?session_id=${encodeURIComponent(sessionId)}`;

export const NO_SESSION = "Failed to create checkout session";

/** Why the purchase of a plan could not begin. */
export type PurchaseFailure = { planId: number; words: string };

/** Begins a purchase and goes where it is paid. */
export function usePurchase() {
  const navigate = useNavigate();
  const [pendingPlanId, setPendingPlanId] = useState<number>();
  const [failure, setFailure] = useState<PurchaseFailure>();

  // Back from the payment provider, a browser may bring this page as it was left: waiting.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setPendingPlanId(undefined);
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);

  const buy = async (planId: number) => {
    setPendingPlanId(planId);
    setFailure(undefined);
    try {
      const session = await api<{ url: string | null; sessionId: string }>("/api/create-checkout-session", {
        method: "POST",
        json: { planId },
      });
      if (session.url) window.location.assign(session.url);
      else navigate(checkoutPath(session.sessionId));
    } catch (error) {
      const words = error instanceof ApiError ? error.words : undefined;
      toast({
        variant: "error",
        title: "Failed to complete purchase",
        description: words ?? "Please try again.",
      });
      setFailure({ planId, words: words ?? NO_SESSION });
      setPendingPlanId(undefined);
    }
  };
  return { buy, pendingPlanId, failure };
}
