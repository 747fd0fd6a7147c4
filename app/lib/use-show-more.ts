import { type RefCallback, useCallback, useEffect, useRef, useState } from "react";

const STEP = 60;

/**
 * The first part of a long list, longer by a step whenever its end comes near the screen. Starts anew when
 * `listKey` changes.
 */
export function useShowMore<T>(items: T[], listKey: string) {
  const [limit, setLimit] = useState({ listKey, rows: STEP });
  const rows = limit.listKey === listKey ? limit.rows : STEP;
  const showMore = useCallback(() => setLimit({ listKey, rows: rows + STEP }), [listKey, rows]);

  const observer = useRef<IntersectionObserver>();
  useEffect(() => () => observer.current?.disconnect(), []);
  const sentinelRef: RefCallback<HTMLElement> = useCallback(
    (element) => {
      observer.current?.disconnect();
      if (!element) return;
      observer.current = new IntersectionObserver(([entry]) => entry?.isIntersecting && showMore(), {
        rootMargin: "1200px",
      });
      observer.current.observe(element);
    },
    [showMore],
  );
  return { shown: items.slice(0, rows), hasMore: items.length > rows, sentinelRef, showMore };
}
