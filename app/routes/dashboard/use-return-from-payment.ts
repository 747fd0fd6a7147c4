import { useNavigate, useRevalidator, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { api } from "#app/lib/api.ts";
import { celebrate } from "#app/lib/confetti.ts";
import { toast, toastFailure } from "#app/lib/toast.ts";
import { readPlanId } from "#core/billing/plan";
import * as words from "./words";

const PLAIN_ADDRESS_AFTER_MS = 2000;
/** The provider's confirmation may arrive after the buyer. */
const LAST_READ_AFTER_MS = 5000;

/** For a buyer who returns from paying, to ?success=true&credit_pack=3: reloads the page's data three times. */
export function useReturnFromPayment(): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const router = useRef({ navigate, revalidate });
  router.current = { navigate, revalidate };
  // The URL the page was opened with; the timers below outlive it.
  const [arrival] = useState({ isPaid: params.get("success") === "true", pack: params.get("credit_pack") });

  useEffect(() => {
    if (!arrival.isPaid) return;
    if (arrival.pack) confirmPayment(readPlanId(arrival.pack));
    else celebrate();
    router.current.revalidate();
    const timers = [
      // Navigating to the new URL reloads the data.
      setTimeout(() => router.current.navigate(plainAddress(), PLAINLY), PLAIN_ADDRESS_AFTER_MS),
      setTimeout(() => router.current.revalidate(), LAST_READ_AFTER_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [arrival]);
}

/** Replaces the history entry, so that Back does not repeat the confirmation. */
const PLAINLY = { replace: true, preventScrollReset: true };

function plainAddress(): string {
  const params = new URLSearchParams(window.location.search);
  params.delete("success");
  params.delete("credit_pack");
  return params.size > 0 ? `/dashboard?${params}` : "/dashboard";
}

/** Confirms the payment. Waits until the purchase toast was readable: only one toast shows at a time. */
async function confirmPayment(planId: number | undefined): Promise<void> {
  const isPurchaseRead = new Promise((resolve) => setTimeout(resolve, PLAIN_ADDRESS_AFTER_MS));
  try {
    await api("/api/payment-success", { method: "POST", json: { planId } });
    celebrate();
    await isPurchaseRead;
    toast({ title: words.creditsUpdated, description: words.creditsUpdatedHint });
  } catch (error) {
    await isPurchaseRead;
    toastFailure(words.updateCreditsFailed, error);
  }
}
