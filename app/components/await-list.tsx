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

/**
 * Shows a spinner until the list has loaded. While another page of it or a search result is loading, the previous
 * list stays on screen, faded if loading is slow.
 */
export function AwaitList<Data>({ data, label, error, children }: Props<Data>) {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const isBusy = navigation.state === "loading" && navigation.location.pathname === pathname;
  return (
    <div
      aria-busy={isBusy}
      className={cn("min-h-72 transition-opacity", isBusy && "opacity-60 delay-300 duration-200")}
    >
      <Suspense
        fallback={
          <div className="grid min-h-48 place-items-center">
            <Spinner label={label} />
          </div>
        }
      >
        <Await resolve={data} errorElement={error}>
          {(loaded) => children(loaded as Data)}
        </Await>
      </Suspense>
    </div>
  );
}
