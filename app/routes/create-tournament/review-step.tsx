import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { CriterionList } from "#app/components/rubric/criterion-list.tsx";
import { LeftOut } from "#app/components/rubric/left-out.tsx";
import { toEdit } from "#core/rubrics/edit-criteria";
import type { ReviewProps } from "./review-editor";
import { RubricWarnings } from "./rubric-warnings";
import * as words from "./words";

// Loaded lazily, because it includes the requirement parser and its vocabulary.
const ReviewEditor = lazy(async () => ({ default: (await import("./review-editor")).ReviewEditor }));

/** The rubric made from a job, before the tournament exists. Rendered inside the form that creates it. */
export function ReviewStep(props: ReviewProps) {
  const { review } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    setIsReady(true);
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const { rubric, warnings } = review;
  const asRead = (
    <>
      <RubricWarnings warnings={warnings} />
      <CriterionList criteria={rubric.criteria} />
      <LeftOut refused={rubric.refused ?? []} />
      <input type="hidden" name="criteria" value={JSON.stringify(rubric.criteria.map(toEdit))} />
    </>
  );
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {words.reviewTitle}
        </h2>
        <p className="mt-1 text-muted">{words.reviewHint}</p>
      </div>
      <input type="hidden" name="id" value={review.id} />
      {isReady ? (
        <Suspense fallback={asRead}>
          <ReviewEditor {...props} />
        </Suspense>
      ) : (
        asRead
      )}
    </div>
  );
}
