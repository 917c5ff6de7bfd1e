/** Moves the focus to a heading without scrolling: screen readers announce it, and the Tab key continues from it. */
export function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
