/** As onOpenAutoFocus: the dialog itself takes the focus, where its first button is nothing to begin with. */
export function focusContent(event: Event): void {
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.focus();
}
