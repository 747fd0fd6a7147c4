import { Await, useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { Spinner } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";

type Props<Data> = {
  data: Data | Promise<Data>;
  /** Accessible label of the spinner, such as "Loading tournaments". */
  label: string;
  error: ReactNode;
  children: (data: Data) => ReactNode;
};

export function AwaitList<Data>({ data, label, error, children }: Props<Data>) {
  const spinner = (
    <div className="grid min-h-48 place-items-center">
      <Spinner label={label} />
    </div>
  );
  return (
    <BusyList className="min-h-72">
      <Suspense fallback={spinner}>
        <Await resolve={data} errorElement={error}>
          {(loaded) => children(loaded as Data)}
        </Await>
      </Suspense>
    </BusyList>
  );
}

/** While another page of a list or a search result is loading, the list on screen stays, faded if loading is slow. */
export function BusyList({ className, children }: { className?: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const { state, location, formMethod } = useNavigation();
  const isBusy = state === "loading" && location.pathname === pathname && formMethod !== "POST";
  return (
    <div
      aria-busy={isBusy}
      className={cn("transition-opacity", isBusy && "opacity-60 delay-300 duration-200", className)}
    >
      {children}
    </div>
  );
}
