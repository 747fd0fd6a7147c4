import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  Links,
  type Location,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { PRODUCT_NAME } from "#core/product";
import { CenteredMain, PageError } from "./components/page-error";
import sans from "./fonts/instrument-sans-latin.woff2?url";
import { readPreferences } from "./lib/preferences.server";
import { type RootData, useNonce } from "./lib/root-data";
import { useLeaveWarnings } from "./lib/use-leave-warning";
import { usePreferences } from "./lib/use-preferences";
import "./styles/app.css";
import { useToasts } from "#app/lib/toast.ts";
import { useIsSlow } from "#app/lib/use-is-slow.ts";
import * as words from "./components/frame-words";

export { revalidateAfterAction as shouldRevalidate } from "./lib/skip-revalidation";

// When it creates its first schema, zod tests whether it may compile code. The content security policy blocks that,
// and the browser reports a violation. Disabled here, because this module runs before the page modules that define
// schemas.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export const meta: MetaFunction = () => [
  { title: PRODUCT_NAME },
  { name: "description", content: words.description },
];

export const links: LinksFunction = () => [
  { rel: "icon", type: "image/svg+xml", href: "/logo.svg" },
  { rel: "preload", as: "font", type: "font/woff2", href: sans, crossOrigin: "anonymous" },
];

export async function loader({ request, context }: LoaderFunctionArgs): Promise<RootData> {
  const { requestId, supportEmail } = context;
  return { requestId, supportEmail, preferences: await readPreferences(request) };
}

/** Plain in-page links share one location key, whose stored scroll position would override their target. */
function scrollKey({ key, hash }: Location): string {
  return key === "default" && hash ? String(Math.random()) : key;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const { theme } = usePreferences();
  return (
    <html lang="en" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme === "system" ? "light dark" : theme} />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ToastArea />
        <ScrollRestoration nonce={nonce} getKey={scrollKey} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  useLeaveWarnings();
  return (
    <>
      <LoadingBar />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <CenteredMain>
      <PageError />
    </CenteredMain>
  );
}

function LoadingBar() {
  const isShown = useIsSlow(useNavigation().state === "loading");
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-0 z-[70] h-0.5 overflow-hidden print:hidden"
    >
      {isShown && (
        <>
          <span className="sr-only">{words.loading}</span>
          <div className="h-full w-1/3 animate-loading-bar bg-accent" />
        </>
      )}
    </div>
  );
}

const Toaster = lazy(async () => ({ default: (await import("./components/ui/toaster")).Toaster }));

/** Renders toasts. Their code loads with the first toast, to keep the landing page fast. */
function ToastArea() {
  const hasToasts = useToasts().length > 0;
  const isLanding = useLocation().pathname === "/";
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (hasToasts || !isLanding) setIsOpen(true);
  }, [hasToasts, isLanding]);
  if (!isOpen) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
