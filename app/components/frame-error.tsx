import type { ReactElement, ReactNode } from "react";
import { CenteredMain } from "./centered-main";
import { PageError } from "./page-error";

type Props = {
  /** Draws what surrounds a page; undefined when that could not be loaded either. */
  frame: ((page: ReactNode) => ReactElement) | undefined;
  home?: string;
};

/** For error boundaries of layouts: a page that fails leaves what surrounds it standing. */
export function FrameError({ frame, home }: Props) {
  const error = <PageError home={home} />;
  return frame ? frame(error) : <CenteredMain>{error}</CenteredMain>;
}
