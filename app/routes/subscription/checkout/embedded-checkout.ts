/** Must be the Stripe release of the API version that creates the sessions; other releases do not display them. */
export const STRIPE_SCRIPT = "https://js.stripe.com/endive/stripe.js";

type StripeScript = (publishableKey: string) => {
  createEmbeddedCheckoutPage(options: {
    fetchClientSecret(): Promise<string>;
  }): Promise<{ mount(element: HTMLElement): void; destroy(): void }>;
};

/** Mounts Stripe's form and returns what removes it. Rejects if the script fails to load. */
export async function mountEmbeddedCheckout(
  element: HTMLElement,
  { clientSecret, publishableKey }: { clientSecret: string; publishableKey: string },
): Promise<() => void> {
  const stripe = await loadStripe();
  const checkout = await stripe(publishableKey).createEmbeddedCheckoutPage({
    fetchClientSecret: async () => clientSecret,
  });
  checkout.mount(element);
  return () => checkout.destroy();
}

let loading: Promise<StripeScript> | undefined;

/** Loaded from Stripe's own host, as Stripe requires, and only for embedded payments. */
function loadStripe(): Promise<StripeScript> {
  loading ??= new Promise<StripeScript>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = STRIPE_SCRIPT;
    script.onload = () => resolve((window as unknown as { Stripe: StripeScript }).Stripe);
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new Error("the payment provider's script did not load"));
    };
    document.head.appendChild(script);
  });
  return loading;
}
