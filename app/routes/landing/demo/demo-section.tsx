import { type ComponentType, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { SAMPLE_RESUME_COUNT } from "../sample";
import { Section } from "../section";
import * as words from "../words";
import type { DemoProps } from "./demo";

const ID = "try-demo";

type DemoModule = typeof import("./demo");

let loadedDemo: ComponentType<DemoProps> | undefined;

/** Called on the server before rendering, so that the HTML includes the demo; in the browser when it is needed. */
export async function loadDemo(): Promise<DemoModule> {
  const demo = await import("./demo");
  loadedDemo = demo.default;
  return demo;
}

/**
 * The browser loads the demo's code when the visitor gets near it. Until then React leaves the server's HTML alone.
 * Not a Suspense boundary, because React discards one that is still waiting, with a console error, on any navigation,
 * and clicking a link to a part of the page is one.
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
      if (!isAsked) await whenVisible(ID);
      const { readDrawnForm, restoreFocus } = await loadDemo();
      if (isGone || !place.current) return;
      const found = readDrawnForm(place.current);
      // Synchronous: a key pressed between reading the fields and rendering would be lost.
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
    <Section id={ID} title={words.demoTitle} text={words.demoText}>
      {Demo ? (
        <div key="live" ref={place}>
          <Demo typed={typed} sampleCount={SAMPLE_RESUME_COUNT} isPaused={isPaused} />
        </div>
      ) : (
        <div
          key="drawn"
          ref={place}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string leaves the server's HTML in place.
          dangerouslySetInnerHTML={{ __html: "" }}
          className="empty:mt-10 empty:min-h-[64rem] lg:empty:min-h-[46rem]"
        />
      )}
      <p role="alert" className="mt-4 text-danger empty:hidden">
        {hasFailed && words.demoFailed}
      </p>
    </Section>
  );
}

/** Resolves when the element is about to scroll into view, or when something inside it is focused or changed. */
function whenVisible(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && done(),
      { rootMargin: "400px" },
    );
    const done = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe(element);
    for (const type of ["focusin", "change"]) element.addEventListener(type, done, { once: true });
  });
}
