import { Form } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "#app/components/confirm-dialog.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { toast } from "#app/lib/toast.ts";
import { useFormCall } from "#app/lib/use-form-call.ts";
import * as words from "../words";

type Props = {
  intent: "disable" | "revoke-tokens";
  action: string;
  busy: string;
  keep: string;
  title: string;
  description: string;
  /** Toast on success, if the page does not show the result. */
  done?: string;
  variant: "danger" | "secondary";
  children: ReactNode;
};

/** A button that asks for confirmation before it submits its intent. */
export function ConfirmButton({ intent, done, variant, ...question }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const call = useFormCall();

  const confirm = async () => {
    const answer = await call({ intent });
    if (done && !answer?.error) toast({ title: done });
    return answer;
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
      <Button type="submit" variant={variant}>
        {question.action}
      </Button>
      <ConfirmDialog
        {...question}
        isOpen={isAsking}
        failed={words.nothingWasChangedPlease}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      />
    </Form>
  );
}
