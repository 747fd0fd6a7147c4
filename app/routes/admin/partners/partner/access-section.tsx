import { Form, useNavigation } from "@remix-run/react";
import { PageSection } from "#app/components/page-section.tsx";
import { LocalDate } from "#app/components/time.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { FormErrors } from "#app/components/ui/field.tsx";
import type { Partner } from "#core/partners/partner";
import * as words from "../words";
import { ConfirmButton } from "./confirm-button";

/** `failure`: why the partner could not be enabled again. */
export function AccessSection({ partner, failure }: { partner: Partner; failure: string[] | undefined }) {
  return (
    <PageSection title={words.access} text={words.nothingOfWhat}>
      {partner.disabledAt ? (
        <Disabled since={partner.disabledAt} failure={failure} />
      ) : (
        <Enabled partner={partner} />
      )}
    </PageSection>
  );
}

function Enabled({ partner: { partnerName } }: { partner: Partner }) {
  return (
    <>
      <p className="mb-5">{words.itMayLog}</p>
      <ConfirmButton
        intent="disable"
        variant="danger"
        action={words.disablePartner}
        busy="Disabling..."
        keep={words.keepItEnabled}
        title={words.disable(partnerName)}
        description={words.youCanEnable}
      >
        <p>{words.itCanNoLonger}</p>
      </ConfirmButton>
    </>
  );
}

function Disabled({ since, failure }: { since: string; failure: string[] | undefined }) {
  const isPending = useNavigation().formData?.get("intent") === "enable";
  return (
    <Form method="post" preventScrollReset>
      <p className="mb-5">
        {words.disabledSince} <LocalDate iso={since} />
        {words.itCannotLog}
      </p>
      <FormErrors id="enable-error" errors={failure} />
      <Button type="submit" name="intent" value="enable" disabled={isPending}>
        {isPending ? words.enabling : words.enablePartner}
      </Button>
    </Form>
  );
}
