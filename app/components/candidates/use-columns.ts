import { type RefObject, useLayoutEffect, useState } from "react";

const useBrowserLayoutEffect = typeof document === "undefined" ? () => undefined : useLayoutEffect;

/** How many columns the style sheet gives a grid (`--columns`), and how far down the page it begins. */
export function useColumns(grid: RefObject<HTMLElement>): { columns: number; top: number } {
  const [layout, setLayout] = useState({ columns: 0, top: 0 });
  useBrowserLayoutEffect(() => {
    const read = () => {
      if (!grid.current) return;
      const columns = Number(getComputedStyle(grid.current).getPropertyValue("--columns"));
      const top = Math.round(grid.current.getBoundingClientRect().top + window.scrollY);
      setLayout((known) => (known.columns === columns && known.top === top ? known : { columns, top }));
    };
    read();
    // Whatever opens above the grid moves it, and changes the height of the page.
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);
  return layout;
}
