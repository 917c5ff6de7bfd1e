/**
 * Ref callback for an element that may be removed, such as an error with a Retry button. When it is
 * removed while it contains the focus, moves the focus to the nearest ancestor with
 * `tabIndex={-1}`. The next Tab continues from there.
 */
export function leaveFocus(part: HTMLElement | null): (() => void) | undefined {
  const nextFocus = part?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
  if (!part || !nextFocus) return undefined;
  return () => {
    if (part.contains(document.activeElement)) nextFocus.focus({ preventScroll: true });
  };
}
