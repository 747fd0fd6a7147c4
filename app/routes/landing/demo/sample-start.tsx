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
        title: words.sampleStartDemoCreatedSuccessfully,
        description: words.sampleStartAiIsNowAnalyzing,
      });
      onCreated(id);
    } catch (fault) {
      const description = fault instanceof DemoRefused ? fault.message : words.sampleStartPleaseTryAgain;
      toast({ variant: "error", title: words.sampleStartFailedToCreateDemo, description });
      setIsPending(false);
    }
  };
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button size="lg" onClick={start} disabled={isPending}>
        {isPending ? words.sampleStartCreatingYourDemo : words.sampleStartTry(resumeCount)}
      </Button>
      <p className="text-muted">{words.sampleStartOneClickNoTyping}</p>
    </div>
  );
}
