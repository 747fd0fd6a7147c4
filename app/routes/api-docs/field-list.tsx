import { Words } from "#app/components/code.tsx";
import type { Field } from "./read-fields";
import * as words from "./words";

/** Fields with their descriptions and where each is sent. */
export function FieldList({ fields, label }: { fields: (Field & { place?: string })[]; label: string }) {
  return (
    <ul aria-label={label} className="divide-y border-y text-sm">
      {fields.map(({ name, type, isRequired, text, limits, place }) => (
        <li key={`${place} ${name}`} className="grid gap-x-6 py-2.5 sm:grid-cols-[14rem_1fr]">
          <div>
            <code className="font-mono text-xs [overflow-wrap:anywhere]">{name}</code>
            {place && (
              <span className="ml-2 text-muted text-xs">
                {place}
                {isRequired && words.required}
              </span>
            )}
          </div>
          <div className="min-w-0">
            <span className="text-muted">
              {type}
              {limits && `; ${limits}`}
            </span>
            {text && (
              <p>
                <Words text={text} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
