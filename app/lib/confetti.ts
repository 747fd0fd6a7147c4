const LASTS_MS = 6000;
const BURST_EVERY_MS = 300;
const COLORS = ["#0d6a5b", "#62d2b4", "#2b83ba", "#60a5fa", "#fbbf24"];

/** Six seconds of confetti; nothing if the user prefers reduced motion. */
export async function celebrate(): Promise<void> {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { default: confetti } = await import("canvas-confetti");
  const canvas = document.createElement("canvas");
  canvas.ariaHidden = "true";
  canvas.dataset.confetti = "";
  canvas.className = "pointer-events-none fixed inset-0 z-[55] size-full";
  document.body.appendChild(canvas);
  // A worker would need blob: in the content security policy.
  const throwConfetti = confetti.create(canvas, { resize: true, useWorker: false });
  const burst = () =>
    throwConfetti({
      particleCount: 24,
      colors: COLORS,
      spread: 70,
      startVelocity: 38,
      ticks: 130,
      origin: { x: Math.random(), y: 0.25 },
    });
  burst();
  const bursts = setInterval(burst, BURST_EVERY_MS);
  setTimeout(() => {
    clearInterval(bursts);
    throwConfetti.reset();
    canvas.remove();
  }, LASTS_MS);
}
