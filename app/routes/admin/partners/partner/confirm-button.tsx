import { Form, useNavigation, useRevalidator } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "#app/components/confirm-dialog.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { api } from "#app/lib/api.ts";
import { toast } from "#app/lib/toast.ts";

type Props = {
  partnerId: string;
  /** What is asked of the API, and of the page where there are no scripts. */
  intent: "disable" | "revoke-tokens";
  action: string;
  busy: string;
  keep: string;
  title: string;
  description: string;
  /** Said when it is done, where the page does not show it. */
  done?: string;
  variant: "danger" | "secondary";
  children: ReactNode;
};

/** A button that asks once before it does what it says. */
export function ConfirmButton({ partnerId, intent, done, variant, ...question }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const isPending = useNavigation().formData?.get("intent") === intent;

  const confirm = async () => {
    await api(`/api/admin/partners/${partnerId}/${intent}`, { method: "POST" });
    if (done) toast({ title: done });
    revalidate();
  };
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsking(true);
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant={variant} disabled={isPending}>
        {question.action}
      </Button>
      <ConfirmDialog
        {...question}
        isOpen={isAsking}
        failed="Nothing was changed. Please try again."
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      />
    </Form>
  );
}
