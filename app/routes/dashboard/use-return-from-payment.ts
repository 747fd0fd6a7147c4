import { useNavigate, useRevalidator, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { api, wordsOf } from "#app/lib/api.ts";
import { celebrate } from "#app/lib/confetti.ts";
import { toast } from "#app/lib/toast.ts";
import { readPlanId } from "#core/billing/plan";

const PLAIN_ADDRESS_AFTER_MS = 2000;
/** The provider may confirm later than the buyer comes back. */
const LAST_READ_AFTER_MS = 5000;

/** For a buyer who comes back from paying, to ?success=true&credit_pack=3: has the page read again, thrice. */
export function useReturnFromPayment(): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const router = useRef({ navigate, revalidate });
  router.current = { navigate, revalidate };
  // As the page was opened; the timers outlive that address.
  const [arrival] = useState({ isPaid: params.get("success") === "true", pack: params.get("credit_pack") });

  useEffect(() => {
    if (!arrival.isPaid) return;
    if (arrival.pack) confirmPayment(readPlanId(arrival.pack));
    else celebrate();
    router.current.revalidate();
    const timers = [
      // The page is read with its new address.
      setTimeout(() => router.current.navigate(plainAddress(), PLAINLY), PLAIN_ADDRESS_AFTER_MS),
      setTimeout(() => router.current.revalidate(), LAST_READ_AFTER_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [arrival]);
}

/** In its place, so that Back does not do it again. */
const PLAINLY = { replace: true, preventScrollReset: true };

function plainAddress(): string {
  const params = new URLSearchParams(window.location.search);
  params.delete("success");
  params.delete("credit_pack");
  return params.size > 0 ? `/dashboard?${params}` : "/dashboard";
}

/** Only the server knows. It is said after the toast of the purchase, as there is one at a time. */
async function confirmPayment(planId: number | undefined): Promise<void> {
  const isPurchaseRead = new Promise((resolve) => setTimeout(resolve, PLAIN_ADDRESS_AFTER_MS));
  try {
    await api("/api/payment-success", { method: "POST", json: { planId } });
    celebrate();
    await isPurchaseRead;
    toast({
      title: "Credits Updated",
      description: "Your tournament credits have been successfully updated.",
    });
  } catch (error) {
    await isPurchaseRead;
    const description = wordsOf(error, "Please try again.");
    toast({ variant: "error", title: "Failed to Update Credits", description });
  }
}
