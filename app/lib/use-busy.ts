import { useState } from "react";

/** Whether work is under way, and a function that begins some unless it is. */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<unknown>) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await work();
    } finally {
      setIsBusy(false);
    }
  };
  return [isBusy, run] as const;
}
