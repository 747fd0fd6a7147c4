import { Logo } from "#app/components/logo.tsx";
import { ButtonLink } from "#app/components/ui.ts";
import { PRODUCT_NAME } from "#core/product";
import * as words from "./words";

export function CallToAction({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section aria-labelledby="start-title" className="border-t bg-surface">
      <div className="mx-auto flex max-w-6xl flex-wrap items-end justify-between gap-x-12 gap-y-8 px-4 py-20 sm:px-8 lg:py-28">
        <div className="max-w-2xl">
          <h2 id="start-title" className="text-display tracking-[-0.035em]">
            {words.closingTitle}
          </h2>
          <p className="mt-4 text-pretty text-lg text-muted">{words.closingText}</p>
        </div>
        <ButtonLink to={isSignedIn ? "/dashboard" : "/auth/signup"} size="lg">
          {isSignedIn ? words.goToDashboard : words.createAccount}
        </ButtonLink>
      </div>
    </section>
  );
}

const COLUMNS = [
  {
    title: words.product,
    links: [
      { href: "#features", label: words.features },
      { href: "#how-it-works", label: words.howItWorks },
      { href: "#pricing", label: words.pricing },
      { href: "#try-demo", label: words.tryTheDemo },
    ],
  },
  {
    title: words.account,
    links: [
      { href: "/auth/login", label: words.logIn },
      { href: "/auth/signup", label: words.signUp },
      { href: "/help", label: words.helpSupport },
      { href: "/v1/docs", label: words.partnerApi },
    ],
  },
  {
    title: words.legal,
    links: [
      { href: "/trust", label: words.trust },
      { href: "/privacy", label: words.privacy },
      { href: "/terms", label: words.terms },
      { href: "/refunds", label: words.refunds },
      { href: "/ai-notice", label: words.aiNotice },
      { href: "/data-processing", label: words.dataProcessing },
    ],
  },
];

export function SiteFooter() {
  return (
    <footer className="border-t">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-14 text-sm sm:px-8 md:grid-cols-[1.4fr_2fr]">
        <div>
          <Logo />
          <p className="mt-3 text-muted">{words.footerTagline(PRODUCT_NAME)}</p>
        </div>
        <nav aria-label={words.footer} className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {COLUMNS.map(({ title, links }) => (
            <div key={title}>
              <p className="font-semibold">{title}</p>
              <ul className="mt-2">
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href} className="inline-flex min-h-8 items-center text-muted hover:text-ink">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
