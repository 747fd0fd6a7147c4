import { Link } from "@remix-run/react";
import { Logo } from "#app/components/logo.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { PRODUCT_NAME } from "#core/product";

export function CallToAction({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section aria-labelledby="start-title" className="border-t bg-surface">
      <div className="mx-auto flex max-w-6xl flex-wrap items-end justify-between gap-x-12 gap-y-8 px-4 py-20 sm:px-8 lg:py-28">
        <div className="max-w-2xl">
          <h2 id="start-title" className="text-display tracking-[-0.035em]">
            Your next shortlist can explain itself.
          </h2>
          <p className="mt-4 text-pretty text-lg text-muted">
            Every account includes the free plan and a sample tournament.
          </p>
        </div>
        <Button asChild size="lg">
          <Link to={isSignedIn ? "/dashboard" : "/auth/signup"}>
            {isSignedIn ? "Go to your dashboard" : "Create your account"}
          </Link>
        </Button>
      </div>
    </section>
  );
}

const COLUMNS = [
  {
    title: "Product",
    links: [
      { href: "#features", label: "Features" },
      { href: "#how-it-works", label: "How it works" },
      { href: "#pricing", label: "Pricing" },
      { href: "#try-demo", label: "Try the demo" },
    ],
  },
  {
    title: "Account",
    links: [
      { href: "/auth/login", label: "Log in" },
      { href: "/auth/signup", label: "Sign up" },
      { href: "/help", label: "Help & Support" },
      { href: "/v1/docs", label: "Partner API" },
    ],
  },
  {
    title: "Legal",
    links: [
      { href: "/trust", label: "Trust" },
      { href: "/privacy", label: "Privacy" },
      { href: "/terms", label: "Terms" },
      { href: "/refunds", label: "Refunds" },
      { href: "/ai-notice", label: "AI notice" },
      { href: "/data-processing", label: "Data processing" },
    ],
  },
];

export function SiteFooter() {
  return (
    <footer className="border-t">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-14 text-sm sm:px-8 md:grid-cols-[1.4fr_2fr]">
        <div>
          <Logo />
          <p className="mt-3 text-muted">{PRODUCT_NAME} reads resumes; people decide.</p>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-8 sm:grid-cols-3">
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
