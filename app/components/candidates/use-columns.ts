import { type RefObject, useLayoutEffect, useState } from "react";

const useBrowserLayoutEffect = typeof document === "undefined" ? () => undefined : useLayoutEffect;

type Layout = {
  /** How many the style sheet gives the grid (`--columns`); 0 until that is known. */
  columns: number;
  /** How far down the page the grid begins. */
  top: number;
  /** How high each cell was before that: as the server drew them. */
  drawn: number[];
};

export function useColumns(grid: RefObject<HTMLElement>): Layout {
  const [layout, setLayout] = useState<Layout>({ columns: 0, top: 0, drawn: [] });
  useBrowserLayoutEffect(() => {
    const cells = [...(grid.current?.children ?? [])];
    const drawn = cells.map((cell) => Math.round(cell.getBoundingClientRect().height));
    const read = () => {
      if (!grid.current) return;
      const columns = Number(getComputedStyle(grid.current).getPropertyValue("--columns"));
      const top = Math.round(grid.current.getBoundingClientRect().top + window.scrollY);
      setLayout((known) =>
        known.columns === columns && known.top === top ? known : { columns, top, drawn },
      );
    };
    read();
    // Whatever opens above the grid moves it, and changes the height of the page.
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);
  return layout;
}
