import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button, CopyButton, InputField, Notice, PageSection, PostForm } from "#app/components/ui.ts";
import { focusOnMount } from "#app/lib/focus.ts";
import { count } from "#app/lib/format.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { firstCodeSchema, type SecondFactorState } from "#core/accounts/second-factor";
import { accountDeletionSchema } from "#core/deletion/delete-account.schema";
import type { QrCode } from "./qr-code.server";
import * as words from "./words";

export const BEGIN_SECOND_FACTOR = "begin-second-factor";
export const CONFIRM_SECOND_FACTOR = "confirm-second-factor";
export const END_SECOND_FACTOR = "end-second-factor";

export type SecondFactorAnswer = {
  /** To be added to an authenticator app. */
  setup?: { sealed: string; secret: string; qr: QrCode };
  /** Shown only this once. */
  recoveryCodes?: string[];
};

type Props = SecondFactorState & {
  answer: SecondFactorAnswer | undefined;
  lastResult: SubmissionResult<string[]> | undefined;
};

export function SecondFactorSection({ isOn, codesLeft, answer, lastResult }: Props) {
  const intent = lastResult?.initialValue?.intent;
  return (
    <PageSection title={words.twoFactorAuthentication} text={words.twoFactorHint}>
      {answer?.recoveryCodes ? (
        <RecoveryCodes codes={answer.recoveryCodes} />
      ) : isOn ? (
        <TurnOff codesLeft={codesLeft} lastResult={intent === END_SECOND_FACTOR ? lastResult : undefined} />
      ) : answer?.setup ? (
        <Setup {...answer.setup} lastResult={intent === CONFIRM_SECOND_FACTOR ? lastResult : undefined} />
      ) : (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value={BEGIN_SECOND_FACTOR} variant="secondary">
            {words.setUpTwoFactor}
          </Button>
        </Form>
      )}
    </PageSection>
  );
}

type SetupProps = Required<SecondFactorAnswer>["setup"] & Pick<Props, "lastResult">;

function Setup({ sealed, secret, qr, lastResult }: SetupProps) {
  const [form, fields] = useSchemaForm(firstCodeSchema, { id: CONFIRM_SECOND_FACTOR, lastResult });
  return (
    <div className="flex flex-col gap-5">
      <p>{words.scanCodeHint}</p>
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={words.qrCode}
        className="size-48 rounded-md bg-white"
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        {words.cannotScanHint} <code className="break-all font-semibold">{secret}</code>
        <CopyButton text={secret} label={words.copyKey} />
      </p>
      <PostForm form={form} intent={CONFIRM_SECOND_FACTOR} submit={words.turnOn} busy={words.turningOn}>
        <input type="hidden" name={fields.sealed.name} value={sealed} />
        <InputField field={fields.code} label={words.code} autoComplete="one-time-code" />
      </PostForm>
    </div>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <div ref={focusOnMount} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <Notice tone="info" role="status" title={words.twoFactorOn}>
        {words.recoveryCodesHint}
      </Notice>
      <ul aria-label={words.recoveryCodes} className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton text={codes.join("\n")} label={words.copyCodes} isWordy />
    </div>
  );
}

function TurnOff({ codesLeft, lastResult }: Pick<Props, "codesLeft" | "lastResult">) {
  const [form, fields] = useSchemaForm(accountDeletionSchema, { id: END_SECOND_FACTOR, lastResult });
  return (
    <>
      <p className="mb-5">{words.onCodesLeft(count(codesLeft, "recovery code"))}</p>
      <PostForm
        form={form}
        intent={END_SECOND_FACTOR}
        submit={words.turnOffTwoFactor}
        busy={words.turningOff}
        variant="secondary"
      >
        <InputField field={fields.password} label={words.yourPassword} autoComplete="current-password" />
      </PostForm>
    </>
  );
}
