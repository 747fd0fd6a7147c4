/** For `onOpenAutoFocus`: focuses the dialog itself instead of its first button. */
export function focusContent(event: Event): void {
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.focus();
}
