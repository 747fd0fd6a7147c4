import { useId } from "react";
import { CopyField } from "#app/components/copy-field.tsx";
import { Notice } from "#app/components/notice.tsx";
import { LocalDate } from "#app/components/time.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Switch } from "#app/components/ui/switch.tsx";
import { count } from "#app/lib/format.ts";
import { useBusy } from "#app/lib/use-busy.ts";
import type { IntakeKind, IntakeView } from "#core/intake/intake";
import * as words from "./words";

const WORDS: Record<IntakeKind, { title: string; text: string; copy: string; renew: string }> = {
  link: { title: words.link, text: words.linkText, copy: words.copyLink, renew: words.linkRenew },
  mail: { title: words.email, text: words.emailText, copy: words.copyEmail, renew: words.emailRenew },
};

type Props = { way: IntakeView; onOpen(): Promise<unknown>; onClose(): Promise<unknown> };

/** One way for resumes to come in: a switch and, while it is on, the address to publish. */
export function IntakeWay({ way, onOpen, onClose }: Props) {
  const id = useId();
  const [isBusy, act] = useBusy();
  const { title, text, copy, renew } = WORDS[way.kind];
  const isOn = way.since !== null;
  return (
    <section aria-labelledby={`${id}-title`} className="min-w-0">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 id={`${id}-title`} className="font-semibold text-sm">
            {title}
          </h3>
          <p id={`${id}-text`} className="mt-1 text-muted text-sm">
            {text}
          </p>
        </div>
        <Switch
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
          checked={isOn}
          disabled={!way.isAvailable}
          aria-disabled={isBusy}
          onChange={() => act(isOn ? onClose : onOpen)}
        />
      </div>
      {!way.isAvailable && (
        <Notice tone="info" className="mt-3">
          {words.noEmailYet}
        </Notice>
      )}
      <div role="status">
        {isOn && way.isAvailable && (
          <div className="mt-3 flex flex-col gap-2">
            {way.address ? (
              <CopyField value={way.address} label={title} copyLabel={copy} />
            ) : (
              <Notice tone="warn">{words.keyReplaced}</Notice>
            )}
            <p className="flex flex-wrap items-center gap-x-2 text-muted text-xs tabular-nums">
              <span>
                {count(way.received, "resume")} {words.since} {way.since && <LocalDate iso={way.since} />}
              </span>
              <Button
                variant="link"
                size="inline"
                className="text-xs"
                aria-label={words.renewOf(title)}
                aria-disabled={isBusy}
                onClick={() => act(onOpen)}
              >
                {words.renew}
              </Button>
              <span>{renew}</span>
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
