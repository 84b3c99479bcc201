/** Moves the focus off what is about to go away; Tab then goes on at the page's own content. */
export const focusMain = (): void =>
  document.getElementById('content')?.focus({ preventScroll: true });
