import { useEffect, useEffectEvent } from 'react';

/** Milliseconds to wait after the page has loaded, in browsers without `requestIdleCallback`. */
const IDLE_FALLBACK_MS = 1000;

/** Not in the DOM types: only Chromium implements the Network Information API. */
interface SavingNavigator {
  connection?: { saveData?: boolean };
}

/**
 * Loads code once the page has loaded and the browser is idle, so that it runs even offline. Does nothing if the user has asked
 * the browser to save data. Ignores failures, because the caller loads the code again when it is needed.
 *
 * @example usePreload(loadCouponPicker);
 */
export function usePreload(load: () => Promise<unknown>): void {
  const preload = useEffectEvent(() => void load().catch(() => undefined));
  useEffect(() => {
    if (!savesData()) return whenPageIsIdle(preload);
  }, []);
}

/** Returns whether the user has asked the browser to save data. */
export function savesData(): boolean {
  return (navigator as SavingNavigator).connection?.saveData === true;
}

/** Calls back when the page has loaded and the browser is idle. Returns a function that cancels this. */
export function whenPageIsIdle(callback: () => void): () => void {
  let isCancelled = false;
  const callIfWanted = () => {
    if (!isCancelled) callback();
  };
  const waitUntilIdle = () => {
    // Missing in Safari.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(callIfWanted);
    else setTimeout(callIfWanted, IDLE_FALLBACK_MS);
  };
  if (document.readyState === 'complete') waitUntilIdle();
  else window.addEventListener('load', waitUntilIdle, { once: true });
  return () => {
    isCancelled = true;
    window.removeEventListener('load', waitUntilIdle);
  };
}
