import { Code } from "#app/components/code.tsx";
import type { QuickStartStep } from "#core/partners/quick-start";
import * as words from "./words";

export function QuickStart({ steps }: { steps: QuickStartStep[] }) {
  return (
    <section id="quick-start" aria-labelledby="quick-start-title">
      <h2 id="quick-start-title" className="mb-5 text-xl">
        {words.quickStart}
      </h2>
      <ol className="flex flex-col gap-8">
        {steps.map(({ title, text, commands }, index) => (
          <li key={title} className="border-ink border-t-2 pt-3">
            <span className="font-semibold text-muted text-sm" aria-hidden>
              {index + 1}
            </span>
            <h3 className="mt-1 text-base tracking-normal">{title}</h3>
            <p className="mt-1 mb-3 max-w-2xl text-muted">{text}</p>
            <Code label={words.copyCommands(title)}>{commands}</Code>
          </li>
        ))}
      </ol>
    </section>
  );
}
