import type { ReactElement, ReactNode } from "react";
import { CenteredMain } from "./centered-main";
import { PageError } from "./page-error";

type Props = {
  /** Renders the layout around a page; undefined if the layout's data failed to load too. */
  frame: ((page: ReactNode) => ReactElement) | undefined;
  home?: string;
};

/** Error boundary for layouts: if a page fails, the layout around it still renders. */
export function FrameError({ frame, home }: Props) {
  const error = <PageError home={home} />;
  return frame ? frame(error) : <CenteredMain>{error}</CenteredMain>;
}
