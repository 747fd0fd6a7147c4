import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PRODUCT_NAME } from "#core/product";
import { CallToAction, SiteFooter } from "./closing";
import { DemoSection, loadDemo } from "./demo/demo-section";
import { Evidence } from "./evidence";
import { Features, Steps } from "./features";
import { Hero } from "./hero";
import { Pricing } from "./pricing";
import { SiteHeader } from "./site-header";
import * as words from "./words";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

const TITLE = words.tabTitle(PRODUCT_NAME);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: TITLE },
  { name: "description", content: words.description },
  ...(data
    ? [
        { tagName: "link", rel: "canonical", href: `${data.origin}/` },
        { property: "og:url", content: `${data.origin}/` },
        { property: "og:image", content: `${data.origin}/og.png` },
      ]
    : []),
  { property: "og:type", content: "website" },
  { property: "og:site_name", content: PRODUCT_NAME },
  { property: "og:title", content: TITLE },
  { property: "og:description", content: words.description },
  { name: "twitter:card", content: "summary_large_image" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await loadDemo();
  const { authCookies, services } = context;
  return {
    origin: new URL(request.url).origin,
    isSignedIn: authCookies.hasSession(),
    plans: await services.plans.listCached(),
    isDemoPaused: services.demos.isPaused,
  };
}

export default function Landing() {
  const { isSignedIn, plans, isDemoPaused } = useLoaderData<typeof loader>();
  return (
    <>
      <SiteHeader isSignedIn={isSignedIn} />
      <main id="content" tabIndex={-1} className="outline-none">
        <Hero isSignedIn={isSignedIn} />
        <Evidence />
        <DemoSection isPaused={isDemoPaused} />
        <Features />
        <Steps />
        <Pricing plans={plans} />
        <CallToAction isSignedIn={isSignedIn} />
      </main>
      <SiteFooter />
    </>
  );
}
