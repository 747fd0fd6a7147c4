/** Of the same release as the API that makes the sessions; another one does not show them. */
export const STRIPE_SCRIPT = "https://js.stripe.com/endive/stripe.js";

/** The part of Stripe's browser script that is used. */
type StripeScript = (publishableKey: string) => {
  createEmbeddedCheckoutPage(options: { fetchClientSecret(): Promise<string> }): Promise<{
    mount(element: HTMLElement): void;
    destroy(): void;
  }>;
};

/** Shows Stripe's form in the element; returns what removes it. Rejects when the script does not load. */
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

/** From Stripe's own host, as it asks; only where a payment is embedded. */
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
