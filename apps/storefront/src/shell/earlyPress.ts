/**
 * Keeps the last press of a button or box that the browser has not taken over yet. React stops such a press on its way down,
 * at the root; what arrives at its target has somebody who answers. Links need none of this.
 *
 * @returns presses it, once the page is taken over, and ends the watch
 */
export function keepEarlyPress(document: Document): () => void {
  let kept: HTMLElement | undefined;
  function onPress({ target }: Event) {
    const control = target instanceof Element ? target.closest<HTMLElement>('[type=button], [type=checkbox]') : null;
    kept = control ?? undefined;
    const forget = () => {
      kept = undefined;
    };
    target?.addEventListener('click', forget, { capture: true, once: true });
    // A box ticks itself: it goes back, or the press that is made up for would undo it.
    setTimeout(() => {
      if (kept && kept === control && kept instanceof HTMLInputElement && kept.type === 'checkbox')
        kept.checked = !kept.checked;
    });
  }
  document.addEventListener('click', onPress, true);
  return () => {
    document.removeEventListener('click', onPress, true);
    if (kept?.isConnected) kept.click();
  };
}
