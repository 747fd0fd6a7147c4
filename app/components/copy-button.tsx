import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { toast } from "#app/lib/toast.ts";
import * as words from "./words";

const SAID_FOR_MS = 2000;

type Props = {
  text: string;
  label: string;
  isWordy?: boolean;
};

export function CopyButton({ text, label, isWordy = false }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      toast({ variant: "error", title: words.couldNotCopy, description: words.copyByHand });
    }
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      className={isWordy ? "px-2 print:hidden" : "size-7 px-0 text-muted print:hidden"}
      title={isWordy ? undefined : label}
      onClick={copy}
    >
      {isCopied ? <Check className="text-accent" aria-hidden /> : <Copy aria-hidden />}
      <span className={isWordy ? undefined : "sr-only"}>{isWordy && isCopied ? words.copied : label}</span>
      <span role="status" className="sr-only">
        {isCopied && words.copied}
      </span>
    </Button>
  );
}
