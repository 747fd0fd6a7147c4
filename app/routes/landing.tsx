import type { MetaFunction } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { Logo } from "#app/components/logo.tsx";
import { TierGlyph } from "#app/components/tier-badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { PRODUCT_NAME } from "#core/product";

const DESCRIPTION =
  "Upload the resumes for a job and get a ranked list, with a verdict and a quote from the resume for every requirement.";

export const meta: MetaFunction = () => [
  { title: `${PRODUCT_NAME}: resume screening that shows its reasons` },
  { name: "description", content: DESCRIPTION },
];

const TIERS = [
  { tier: "A", range: "90 to 100%", text: "Shows what the job asks for" },
  { tier: "B", range: "70 to 89%", text: "Strong, with something to ask about" },
  { tier: "C", range: "50 to 69%", text: "Part of it is there" },
  { tier: "D", range: "below 50%", text: "Most of it is not shown" },
] as const;

const STEPS = [
  {
    title: "Create a tournament",
    text: "Describe the job in your own words: what is a must, what is welcome, which skills count.",
  },
  {
    title: "Upload resumes",
    text: "Drop a folder of PDF, DOCX or TXT files, up to 1,000 at a time.",
  },
  {
    title: "AI analysis and ranking",
    text: "Each resume gets a verdict on every criterion, resting on words that stand in it. The score is arithmetic over those verdicts.",
  },
  {
    title: "Review and refine",
    text: "Read the reasons, open the resume, and move candidates between tiers. Your tier stands beside the one of the analysis.",
  },
];

export default function Landing() {
  return (
    <>
      <header className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4 sm:px-8">
        <Logo />
        <nav aria-label="Main" className="ml-auto flex items-center gap-2 sm:gap-3">
          <a
            href="#how-it-works"
            className="hidden rounded px-2 py-1 text-muted text-sm hover:text-ink sm:block"
          >
            How it works
          </a>
          <Button asChild variant="ghost" size="sm">
            <Link to="/auth/login">Log In</Link>
          </Button>
          <Button asChild size="sm">
            <Link to="/auth/signup">Get Started</Link>
          </Button>
        </nav>
      </header>
      <main>
        <section className="mx-auto grid max-w-6xl items-center gap-x-16 gap-y-12 px-4 pt-12 pb-20 sm:px-8 lg:grid-cols-[1.25fr_1fr] lg:pt-24 lg:pb-28">
          <div>
            <h1 className="text-display tracking-[-0.035em]">A ranked shortlist, with its reasons.</h1>
            <p className="mt-6 max-w-xl text-lg text-muted">{DESCRIPTION}</p>
            <div className="mt-9 flex flex-wrap gap-3">
              <Button asChild size="lg">
                <Link to="/auth/signup">Get Started</Link>
              </Button>
              <Button asChild size="lg" variant="secondary">
                <Link to="/auth/login">Log In</Link>
              </Button>
            </div>
          </div>
          <TierLadder />
        </section>
        <section id="how-it-works" className="border-y bg-surface">
          <div className="mx-auto max-w-6xl px-4 py-16 sm:px-8 lg:py-24">
            <h2 className="text-3xl">How it works</h2>
            <ol className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
              {STEPS.map(({ title, text }, index) => (
                <li key={title} className="border-ink border-t-2 pt-4">
                  <span className="font-semibold text-muted text-sm tabular-nums" aria-hidden>
                    {index + 1}
                  </span>
                  <h3 className="mt-3 text-lg">{title}</h3>
                  <p className="mt-2 text-muted">{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </section>
      </main>
      <footer className="mx-auto max-w-6xl px-4 py-10 text-muted text-sm sm:px-8">
        {PRODUCT_NAME} reads resumes; people decide.
      </footer>
    </>
  );
}

/** What a tier means, drawn as the logo is. */
function TierLadder() {
  return (
    <ul className="flex flex-col gap-2.5" aria-label="What the tiers mean">
      {TIERS.map(({ tier, range, text }, index) => (
        <li
          key={tier}
          className="flex items-center gap-4 rounded-lg border bg-surface px-5 py-3.5 shadow-raised"
          style={{ marginInline: `${(TIERS.length - 1 - index) * 6}%` }}
        >
          <TierGlyph tier={tier} className="size-7 shrink-0" />
          <div className="min-w-0">
            <p className="font-semibold">
              Tier {tier} <span className="font-normal text-muted">{range}</span>
            </p>
            <p className="text-muted text-sm">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
