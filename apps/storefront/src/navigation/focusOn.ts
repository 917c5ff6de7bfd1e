/** Moves the focus to a heading, so that it is read out and the keyboard goes on from there. Nothing scrolls. */
export function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
