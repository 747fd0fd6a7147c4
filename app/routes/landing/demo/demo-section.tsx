import { Link } from "@remix-run/react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Notice } from "#app/components/notice.tsx";
import { Section } from "../section";
import type { DemoProps } from "./demo";
import { readDrawnForm, restoreFocus } from "./drawn-form";
import { whenNear } from "./when-near";

const ID = "try-demo";

let loadedDemo: ComponentType<DemoProps> | undefined;

/** On the server before the page is drawn, so that the demo is drawn with it; in the browser when it is needed. */
export async function loadDemo(): Promise<void> {
  loadedDemo ??= (await import("./demo")).default;
}

/**
 * The browser loads the demo's code when the visitor comes near. Until then React leaves alone what the server drew.
 * It is no Suspense boundary: one that waits for its code is thrown away, with an error in the console, by any step
 * of the router meanwhile, and a click on a link to a part of the page is such a step.
 */
export function DemoSection({ isPaused }: { isPaused: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [Demo, setDemo] = useState(() => loadedDemo);
  const [typed, setTyped] = useState<DemoProps["typed"]>({});
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (Demo) return;
    let isGone = false;
    const isAsked = new URLSearchParams(window.location.search).has("demo");
    const start = async () => {
      if (!isAsked) await whenNear(ID);
      await loadDemo();
      if (isGone || !place.current) return;
      const found = readDrawnForm(place.current);
      // At once: a key that is pressed between reading and drawing would be lost.
      flushSync(() => {
        setTyped(found.typed);
        setDemo(() => loadedDemo);
      });
      restoreFocus(place.current, found);
    };
    start().catch(() => setHasFailed(true));
    return () => {
      isGone = true;
    };
  }, [Demo]);

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
      {Demo ? (
        <div key="live" ref={place}>
          <Demo typed={typed} />
        </div>
      ) : (
        <div
          key="drawn"
          ref={place}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, which leaves the server's HTML as it is.
          dangerouslySetInnerHTML={{ __html: "" }}
          className="empty:mt-10 empty:min-h-[64rem] lg:empty:min-h-[46rem]"
        />
      )}
      <p role="alert" className="mt-4 text-danger empty:hidden">
        {hasFailed && "The demo could not be loaded. Please reload the page."}
      </p>
      <noscript>
        <p className="mt-4 text-muted">The demo needs JavaScript to send your files.</p>
      </noscript>
    </Section>
  );
}
