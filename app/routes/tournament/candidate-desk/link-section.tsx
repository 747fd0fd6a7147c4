import { Form, useNavigation } from "@remix-run/react";
import { Button, CopyField, LocalDate, Notice, Select, TimeAgo, TitledSection } from "#app/components/ui.ts";
import { linkDays } from "#core/candidate-page/candidate-page";
import * as words from "./words";

type LinkView = { expiresAt: string; revokedAt: string | null; openedAt: string | null };

export function LinkSection({ link, url }: { link: LinkView | null; url: string | null }) {
  const isBusy = useNavigation().state !== "idle";
  const isOpen = link !== null && !link.revokedAt && new Date(link.expiresAt) > new Date();
  return (
    <TitledSection id="link" title={words.linkTitle} className="flex flex-col gap-3">
      <div role="status">
        {url && (
          <Notice tone="info" title={words.linkTitle}>
            <p>{words.linkCopyNow}</p>
            <div className="mt-2">
              <CopyField value={url} label={words.linkField} copyLabel={words.linkCopy} />
            </div>
          </Notice>
        )}
      </div>
      <p className="text-muted text-sm">
        <LinkState link={link} isOpen={isOpen} />
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Form method="post" className="flex flex-wrap items-center gap-3">
          <label htmlFor="days" className="font-medium text-sm">
            {words.linkDays}
          </label>
          <Select
            id="days"
            name="days"
            defaultValue={linkDays[1]}
            options={linkDays.map((days) => [days, words.days(days)])}
          />
          <Button
            type="submit"
            name="intent"
            value="create"
            variant={isOpen ? "secondary" : "primary"}
            disabled={isBusy}
          >
            {isOpen ? words.linkReplace : words.linkCreate}
          </Button>
        </Form>
        {isOpen && (
          <Form method="post">
            <Button type="submit" name="intent" value="revoke" variant="secondary" disabled={isBusy}>
              {words.linkRevoke}
            </Button>
          </Form>
        )}
        {isOpen && <span className="text-muted text-sm">{words.linkReplaces}</span>}
      </div>
    </TitledSection>
  );
}

function LinkState({ link, isOpen }: { link: LinkView | null; isOpen: boolean }) {
  if (!link) return words.linkNone;
  if (!isOpen) return link.revokedAt ? words.linkRevoked : words.linkExpired;
  return (
    <>
      {words.linkUntil} <LocalDate iso={link.expiresAt} />;{" "}
      {link.openedAt ? (
        <>
          {words.linkOpened} <TimeAgo iso={link.openedAt} />
        </>
      ) : (
        words.linkUnopened
      )}
      .
    </>
  );
}
