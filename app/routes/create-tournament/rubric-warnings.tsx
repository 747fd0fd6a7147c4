import { Notice } from "#app/components/ui.ts";
import type { RubricWarning } from "#core/rubrics/check-rubric";

export function RubricWarnings({ warnings }: { warnings: RubricWarning[] }) {
  return warnings.map(({ title, text }) => (
    <Notice key={title} tone="warn" title={title}>
      {text}
    </Notice>
  ));
}
