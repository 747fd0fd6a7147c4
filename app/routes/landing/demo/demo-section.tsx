import { Link } from "@remix-run/react";
import { type ComponentType, lazy, Suspense } from "react";
import { Notice } from "#app/components/notice.tsx";
import { Section } from "../section";
import { whenNear } from "./when-near";

const ID = "try-demo";

/** In the browser its code comes when the visitor does. */
const LazyDemo = lazy(async () => {
  if (!new URLSearchParams(window.location.search).has("demo")) await whenNear(ID);
  return import("./demo");
});

let loadedDemo: ComponentType | undefined;

/** For the server, which draws the demo with the page and not after it. */
export async function loadDemo(): Promise<void> {
  loadedDemo ??= (await import("./demo")).default;
}

export function DemoSection({ isPaused }: { isPaused: boolean }) {
  const Demo = loadedDemo ?? LazyDemo;
  return (
    <Section
      id={ID}
      title="Try it on your own resumes."
      text="A job title and up to five resumes. No account; everything is deleted after 24 hours."
    >
      {isPaused && (
        <Notice tone="warn" title="The demo is paused right now" className="mt-8">
          Please come back later, or <Link to="/auth/signup">sign up</Link>: an account is free.
        </Notice>
      )}
      <Suspense fallback={<div className="mt-10 min-h-[64rem] lg:min-h-[46rem]" />}>
        <Demo />
      </Suspense>
      <noscript>
        <p className="mt-4 text-muted">The demo needs JavaScript to send your files.</p>
      </noscript>
    </Section>
  );
}
