import { Code, Prose, Words } from "./code";
import { FieldList } from "./field-list";
import type { Call } from "./read-reference.server";

export function CallSection({ call }: { call: Call }) {
  const { id, method, path, title, text, curl, typescript, input, output, answers } = call;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t pt-8">
      <h3 id={`${id}-title`} className="text-lg">
        {title}
      </h3>
      <p className="mt-2 font-mono text-sm [overflow-wrap:anywhere]">
        <span className="mr-2 font-semibold text-accent">{method}</span>
        {path}
      </p>
      {text && (
        <div className="mt-2">
          <Prose text={text} />
        </div>
      )}
      <div className="mt-5 grid gap-5">
        <Code label={`Copy the curl command: ${title}`}>{curl}</Code>
        {typescript && (
          <details>
            <summary className="inline-flex min-h-8 items-center text-accent text-sm hover:underline">
              TypeScript
            </summary>
            <Code label={`Copy the TypeScript: ${title}`}>{typescript}</Code>
          </details>
        )}
        {input.length > 0 && (
          <div>
            <h4 className="eyebrow mb-2">You send</h4>
            <FieldList fields={input} label={`What you send: ${title}`} />
          </div>
        )}
        {output && (
          <div>
            <h4 className="eyebrow mb-2">{output.isList ? "You get a list, each entry with" : "You get"}</h4>
            <FieldList fields={output.fields} label={`What you get: ${title}`} />
            <details className="mt-3">
              <summary className="inline-flex min-h-8 items-center text-accent text-sm hover:underline">
                Example
              </summary>
              <Code label={`Copy the example: ${title}`}>{output.example}</Code>
            </details>
          </div>
        )}
        <div>
          <h4 className="eyebrow mb-2">Answers</h4>
          <dl className="grid gap-y-1 text-sm">
            {answers.map(({ status, text }) => (
              <div key={status} className="grid grid-cols-[3.5rem_1fr]">
                <dt className="font-mono">{status}</dt>
                <dd className="text-muted">
                  <Words text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
