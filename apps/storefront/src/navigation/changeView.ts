import { isStill } from '@mallard/ui/theme';
import { flushSync } from 'react-dom';

/**
 * Changes the page so that the old view fades into the new one, where the browser can and nobody asked for less motion. The
 * next change cuts a fade short.
 *
 * @returns once the page has changed, which may be before it has faded
 */
export async function changeView(change: () => void): Promise<void> {
  if (!('startViewTransition' in document) || document.hidden || isStill()) return change();
  const { ready, updateCallbackDone } = document.startViewTransition(() => flushSync(change));
  // What is cut short never gets ready, and that is no fault.
  ready.catch(() => undefined);
  await updateCallbackDone;
}
