import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { toast } from "#app/lib/toast.ts";
import { createSampleDemo, DemoRefused } from "./send-demo";

type Props = { resumeCount: number; onCreated(id: string): void };

/** Starts a demo with sample data, with nothing to type or select. */
export function SampleStart({ resumeCount, onCreated }: Props) {
  const [isPending, setIsPending] = useState(false);
  const start = async () => {
    setIsPending(true);
    try {
      const id = await createSampleDemo();
      toast({ title: "Demo created successfully!", description: "AI is now analyzing your resumes." });
      onCreated(id);
    } catch (fault) {
      const description = fault instanceof DemoRefused ? fault.message : "Please try again.";
      toast({ variant: "error", title: "Failed to create demo", description });
      setIsPending(false);
    }
  };
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button size="lg" onClick={start} disabled={isPending}>
        {isPending ? "Creating your demo..." : `Try it with our ${resumeCount} resumes`}
      </Button>
      <p className="text-muted">One click, no typing: a job and fictional candidates.</p>
    </div>
  );
}
