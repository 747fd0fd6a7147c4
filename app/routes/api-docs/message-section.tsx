import { Code } from "#app/components/code.tsx";
import { FieldList } from "./field-list";
import type { Messages } from "./read-messages";
import * as words from "./words";

export const MESSAGES_ID = "messages";
export const MESSAGES_TITLE = words.messagesYouReceive;

/** The messages posted to a webhook URL. */
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
