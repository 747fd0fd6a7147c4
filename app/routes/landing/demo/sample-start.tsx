import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { toast } from "#app/lib/toast.ts";
import { createSampleDemo, DemoRefused } from "./send-demo";
import * as words from "./words";

type Props = { resumeCount: number; onCreated(id: string): void };

/** Starts a demo with sample data, with nothing to type or select. */
export function SampleStart({ resumeCount, onCreated }: Props) {
  const [isPending, setIsPending] = useState(false);
  const start = async () => {
    setIsPending(true);
    try {
      const id = await createSampleDemo();
      toast({
        title: words.demoCreatedSuccessfully,
        description: words.aiIsNowAnalyzing,
      });
      onCreated(id);
    } catch (fault) {
      const description = fault instanceof DemoRefused ? fault.message : words.pleaseTryAgain;
      toast({ variant: "error", title: words.failedToCreateDemo, description });
      setIsPending(false);
    }
  };
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button size="lg" onClick={start} disabled={isPending}>
        {isPending ? words.creatingYourDemo : words.tryIt(resumeCount)}
      </Button>
      <p className="text-muted">{words.oneClickNoTyping}</p>
    </div>
  );
}
