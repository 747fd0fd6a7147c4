import { type RefObject, useState } from "react";
import { useBrowserLayoutEffect } from "#app/lib/use-browser-layout-effect.ts";

type Layout = {
  /** Column count from the style sheet (`--columns`); 0 until known. */
  columns: number;
  /** Distance of the grid from the top of the page, in pixels. */
  top: number;
  /** Height of each cell as rendered by the server, before the layout was known. */
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
    // Anything that opens above the grid moves it, and also changes the height of the page.
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);
  return layout;
}
