import { TIER_FLOORS } from "#core/scoring/tier";

const { A, B, C } = TIER_FLOORS;

/** Where each tier's range starts and ends on the scale. */
const STRETCHES = [
  { tier: "D", from: 0, to: C, color: "var(--tier-d)" },
  { tier: "C", from: C, to: B, color: "var(--tier-c)" },
  { tier: "B", from: B, to: A, color: "var(--tier-b)" },
  { tier: "A", from: A, to: 100, color: "var(--tier-a)" },
] as const;

/** A scale from 0 to 100 with the tier boundaries and a needle at the match, whose number is elsewhere. */
export function MatchScale({ percent, className }: { percent: number | null; className?: string }) {
  return (
    <svg viewBox="0 0 200 14" preserveAspectRatio="none" aria-hidden className={className}>
      {STRETCHES.map(({ tier, from, to, color }) => (
        <rect
          key={tier}
          x={from * 2 + (from === 0 ? 0 : 1)}
          y="6"
          width={(to - from) * 2 - (from === 0 ? 0 : 1)}
          height="4"
          fill={color}
          opacity={percent !== null && percent >= from && (percent < to || to === 100) ? 1 : 0.28}
        />
      ))}
      {percent !== null && (
        <rect x={Math.min(198, Math.max(0, percent * 2 - 1))} y="1" width="2" height="13" fill="var(--ink)" />
      )}
    </svg>
  );
}
