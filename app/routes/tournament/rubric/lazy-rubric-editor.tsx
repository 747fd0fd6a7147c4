import { type ComponentProps, lazy, Suspense } from "react";

// Loaded when first opened, because it includes the requirement parser and its vocabulary.
const RubricEditor = lazy(async () => ({ default: (await import("./rubric-editor")).RubricEditor }));

export function LazyRubricEditor(props: ComponentProps<typeof RubricEditor>) {
  return (
    <Suspense>
      <RubricEditor {...props} />
    </Suspense>
  );
}
