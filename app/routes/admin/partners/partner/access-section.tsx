import { Form, useNavigation } from "@remix-run/react";
import { PageSection } from "#app/components/page-section.tsx";
import { LocalDate } from "#app/components/time.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { FormErrors } from "#app/components/ui/field.tsx";
import type { Partner } from "#core/partners/partner";
import { ConfirmButton } from "./confirm-button";

/** `failure`: why the partner could not be enabled again. */
export function AccessSection({ partner, failure }: { partner: Partner; failure: string[] | undefined }) {
  return (
    <PageSection title="Access" text="Nothing of what a partner sent is deleted here.">
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
      <p className="mb-5">It may log in, create listings and send resumes.</p>
      <ConfirmButton
        intent="disable"
        variant="danger"
        action="Disable partner"
        busy="Disabling..."
        keep="Keep it enabled"
        title={`Disable ${partnerName}?`}
        description="You can enable it again here at any time."
      >
        <p>
          It can no longer log in, and its tokens and API keys stop working at once. Its listings, resumes and
          results stay as they are.
        </p>
      </ConfirmButton>
    </>
  );
}

function Disabled({ since, failure }: { since: string; failure: string[] | undefined }) {
  const isPending = useNavigation().formData?.get("intent") === "enable";
  return (
    <Form method="post" preventScrollReset>
      <p className="mb-5">
        Disabled since <LocalDate iso={since} />: it cannot log in. Enabled again, it logs in with the
        password it had and gets new tokens.
      </p>
      <FormErrors id="enable-error" errors={failure} />
      <Button type="submit" name="intent" value="enable" disabled={isPending}>
        {isPending ? "Enabling..." : "Enable partner"}
      </Button>
    </Form>
  );
}
