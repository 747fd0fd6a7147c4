import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import * as words from "./words";

type Props = {
  tier: "A" | "B" | "C";
  /** Match in percent. */
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
};

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -5,
  PageUp: 5,
  Home: -100,
  End: 100,
};

/** A tier boundary: a line over the plot with a handle that can be dragged or moved by keyboard. */
export function TierEdge({ tier, value, min, max, onChange }: Props) {
  const handle = useRef<HTMLDivElement>(null);
  const move = (to: number) => onChange(Math.min(max, Math.max(min, Math.round(to))));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // Elsewhere on the page, the arrow keys select candidates.
    event.stopPropagation();
    move(value + step);
  };
  const onPointerMove = (event: PointerEvent) => {
    const plot = handle.current?.parentElement?.getBoundingClientRect();
    if (plot && handle.current?.hasPointerCapture(event.pointerId))
      move((100 * (event.clientX - plot.left)) / plot.width);
  };
  return (
    <div
      ref={handle}
      role="slider"
      tabIndex={0}
      aria-label={words.edgeOf(tier)}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={`${value}%`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      className="absolute -top-7 bottom-0 w-9 -translate-x-1/2 cursor-ew-resize touch-none select-none rounded-md"
      style={{ left: `${value}%` }}
    >
      <span className="absolute inset-x-0 top-0 rounded-md border bg-surface text-center font-semibold text-xs leading-6 tabular-nums">
        {tier} {value}
      </span>
      <span className="absolute top-6 bottom-0 left-1/2 border-ink border-l border-dashed" />
    </div>
  );
}
