/**
 * The ref of a part that may go, such as a failure with its Retry: when it goes with the focus in it, the nearest part around
 * it that is made for that with `tabIndex={-1}` has the focus, and the next Tab goes on from there.
 */
export function leaveFocus(part: HTMLElement | null): (() => void) | undefined {
  const heir = part?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
  if (!part || !heir) return undefined;
  return () => {
    if (part.contains(document.activeElement)) heir.focus({ preventScroll: true });
  };
}
