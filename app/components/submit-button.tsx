import { useNavigation } from "@remix-run/react";
import { Button, type ButtonProps } from "./ui/button";

type Props = ButtonProps & {
  /** Replaces the children while the form is on its way. */
  busy: string;
};

/** Sends a form once. On a page with several forms, its `name` and `value` tell which of them is on its way. */
export function SubmitButton({ busy, children, ...props }: Props) {
  const { state, formData } = useNavigation();
  const isPending = props.name ? formData?.get(props.name) === props.value : state !== "idle";
  return (
    <Button type="submit" disabled={isPending} {...props}>
      {isPending ? busy : children}
    </Button>
  );
}
