import { Check } from "lucide-react";
import { Button, ButtonLink, Dialog } from "#app/components/ui.ts";
import { upgradePerks, upgradeWords } from "#app/lib/upgrade-words.ts";
import type { Plan } from "#core/billing/plan";
import * as words from "./words";

type Props = {
  isOpen: boolean;
  onClose(): void;
  title?: string;
  error?: string;
  plans: Plan[];
};

/** Shown when an account hits a limit of its plan. Input on the page behind it is kept. */
export function UpgradeDialog({
  isOpen,
  onClose,
  title = words.subscriptionLimitReached,
  error,
  plans,
}: Props) {
  const perks = upgradePerks(plans);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={upgradeWords(error).map((sentence) => <p key={sentence}>{sentence}</p>)}
      // The submit button is disabled while the server answers and has lost focus, so find it again.
      focusAfter={() => document.querySelector("main form [type=submit]")}
    >
      {perks.length > 0 && (
        <div className="mx-6 mt-5 rounded-md bg-accent-soft px-4 py-3 text-sm">
          <p className="font-semibold">{words.withLargerPlan}</p>
          <ul className="mt-2 flex flex-col gap-1.5">
            {perks.map((perk) => (
              <li key={perk} className="flex gap-2">
                <Check className="mt-0.5 size-4 shrink-0 text-accent" aria-hidden />
                {perk}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-3 p-6">
        <Button variant="secondary" onClick={onClose}>
          {words.continueWithCurrentPlan}
        </Button>
        <ButtonLink to="/subscription/manage">{words.upgradeNow}</ButtonLink>
      </div>
    </Dialog>
  );
}
