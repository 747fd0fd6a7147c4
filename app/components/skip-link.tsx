import * as words from "./frame-words";
/** The first tab stop, visible only when focused: skips the header to the element with the id "content". */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-accent px-4 py-2 text-on-accent focus:translate-y-0"
    >
      {words.skipToContent}
    </a>
  );
}
