import { isStill } from '@mallard/ui/theme';
import { flushSync } from 'react-dom';

/**
 * Changes the page with a view transition, unless the browser lacks them or motion is reduced. The next change skips a running
 * transition.
 *
 * @returns a promise that resolves when the page has changed, before the transition ends
 * @see https://developer.mozilla.org/docs/Web/API/View_Transition_API
 */
export async function changeView(change: () => void): Promise<void> {
  if (!('startViewTransition' in document) || document.hidden || isStill()) return change();
  const { ready, updateCallbackDone } = document.startViewTransition(() => flushSync(change));
  // Rejects when the transition is skipped, which is not an error.
  ready.catch(() => undefined);
  await updateCallbackDone;
}
