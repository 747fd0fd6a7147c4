/** What a visitor did in the server-rendered form before its code loaded. */
export type DrawnForm = {
  typed: Record<string, string>;
  focused: { name: string; selection: [start: number | null, end: number | null] } | undefined;
};

const isField = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

export function readDrawnForm(place: HTMLElement): DrawnForm {
  const form = place.querySelector("form");
  const entries = form ? [...new FormData(form)] : [];
  const typed = Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const active = document.activeElement;
  if (!isField(active) || !active.name || !place.contains(active)) return { typed, focused: undefined };
  return { typed, focused: { name: active.name, selection: [active.selectionStart, active.selectionEnd] } };
}

export function restoreFocus(place: HTMLElement, { focused }: DrawnForm): void {
  const field = focused && place.querySelector(`[name="${CSS.escape(focused.name)}"]`);
  if (!focused || !field || !isField(field)) return;
  field.focus({ preventScroll: true });
  const [start, end] = focused.selection;
  if (start !== null) field.setSelectionRange(start, end);
}
