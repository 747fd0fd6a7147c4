import { Code, Prose, Words } from "#app/components/code.tsx";
import type { Field } from "./read-fields";
import type { Messages } from "./read-messages";
import type { Call } from "./read-reference.server";
import * as words from "./words";

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
        <Code label={words.copyCurl(title)}>{curl}</Code>
        {typescript && (
          <details>
            <summary className="inline-flex min-h-8 items-center text-accent text-sm hover:underline">
              {words.typescript}
            </summary>
            <Code label={words.copyTypescript(title)}>{typescript}</Code>
          </details>
        )}
        {input.length > 0 && (
          <div>
            <h4 className="eyebrow mb-2">{words.youSend}</h4>
            <FieldList fields={input} label={words.whatYouSend(title)} />
          </div>
        )}
        {output && (
          <div>
            <h4 className="eyebrow mb-2">{output.isList ? words.youGetList : words.youGet}</h4>
            <FieldList fields={output.fields} label={words.whatYouGet(title)} />
            <details className="mt-3">
              <summary className="inline-flex min-h-8 items-center text-accent text-sm hover:underline">
                {words.example}
              </summary>
              <Code label={words.copyExampleOf(title)}>{output.example}</Code>
            </details>
          </div>
        )}
        <div>
          <h4 className="eyebrow mb-2">{words.responses}</h4>
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

export const MESSAGES_ID = "messages";
export const MESSAGES_TITLE = words.messagesYouReceive;

export function MessageSection({ headers, bodies }: Messages) {
  return (
    <section id={MESSAGES_ID} aria-labelledby={`${MESSAGES_ID}-title`} className="border-t pt-8">
      <h3 id={`${MESSAGES_ID}-title`} className="text-lg">
        {MESSAGES_TITLE}
      </h3>
      <p className="mt-2 max-w-2xl text-muted">{words.messagesHint}</p>
      <div className="mt-5">
        <FieldList fields={headers} label={words.headersEveryMessage} />
      </div>
      {bodies.map(({ id, type, title, fields, example }) => (
        <div key={id} id={id} className="mt-8 grid gap-3">
          <h4>
            <span className="font-mono font-semibold text-accent text-sm">{type}</span>
            <span className="ml-3 text-muted text-sm">{title}</span>
          </h4>
          <FieldList fields={fields} label={words.bodyOf(type)} />
          <Code label={words.copyExampleOf(type)}>{example}</Code>
        </div>
      ))}
    </section>
  );
}

function FieldList({ fields, label }: { fields: (Field & { place?: string })[]; label: string }) {
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
