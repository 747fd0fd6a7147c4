import { ButtonLink, TierGlyph } from "#app/components/ui.ts";
import { SAMPLE_RESUME_COUNT, SAMPLE_TIER_COUNTS } from "./sample";
import * as words from "./words";

const TIERS = [
  { tier: "A", range: "90 to 100%", text: words.tierA },
  { tier: "B", range: "70 to 89%", text: words.tierB },
  { tier: "C", range: "50 to 69%", text: words.tierC },
  { tier: "D", range: "below 50%", text: words.tierD },
] as const;

export function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-x-16 gap-y-14 px-4 pt-14 pb-20 sm:px-8 lg:grid-cols-[1.2fr_1fr] lg:pt-24 lg:pb-28">
      <div>
        <h1 className="text-display tracking-[-0.035em]">{words.heroTitle}</h1>
        <p className="mt-6 max-w-xl text-lg text-muted">{words.heroText}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <ButtonLink to={isSignedIn ? "/dashboard" : "/auth/signup"} size="lg">
            {isSignedIn ? words.goToDashboard : words.getStarted}
          </ButtonLink>
          <ButtonLink href="#try-demo" size="lg" variant="secondary">
            {words.tryTheDemo}
          </ButtonLink>
        </div>
        <p className="mt-10 max-w-md border-accent border-l-2 pl-4 text-muted">
          <strong className="font-semibold text-ink">{words.heroClaim}</strong> {words.heroDemoHint}
        </p>
      </div>
      <SampleLadder />
    </section>
  );
}

/** The results of the sample tournament, drawn in the style of the logo. */
function SampleLadder() {
  return (
    <figure>
      <figcaption className="mb-4 flex items-center justify-center gap-2 text-muted text-sm">
        <span className="rounded-full border border-control px-2 py-0.5 font-semibold text-ink text-xs">
          {words.sample}
        </span>
        {words.sampleResumes(SAMPLE_RESUME_COUNT)}
      </figcaption>
      <ul className="flex flex-col gap-2.5" aria-label={words.sampleTierCounts}>
        {TIERS.map(({ tier, range, text }, index) => (
          <li
            key={tier}
            className="flex items-center gap-4 rounded-lg border bg-surface px-4 py-3.5 shadow-raised sm:px-5"
            style={{ marginInline: `${(TIERS.length - 1 - index) * 5}%` }}
          >
            <TierGlyph tier={tier} className="size-7 shrink-0" />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                {words.tierOf(tier)} <span className="whitespace-nowrap font-normal text-muted">{range}</span>
              </p>
              <p className="text-muted text-sm">{text}</p>
            </div>
            <p className="text-right">
              <span className="block font-semibold text-3xl tabular-nums tracking-tight">
                {SAMPLE_TIER_COUNTS[tier]}
              </span>
              <span className="sr-only">{words.inTier(tier)}</span>
            </p>
          </li>
        ))}
      </ul>
    </figure>
  );
}
