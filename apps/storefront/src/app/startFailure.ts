declare global {
  interface Window {
    /** Shows the notice, unless the event is an error of a script that isn't the shop's. */
    startFailure?: (event?: Event) => void;
  }
}

/** Id of the hidden element with the notice that the page could not start. */
export const START_FAILURE_ID = 'start-failure';

/**
 * An inline script for the head of the page, in syntax that old browsers can parse. Shows the notice when a script of the shop can't
 * be loaded, parsed or run before the page is hydrated. Ignores errors of other scripts, such as browser extensions.
 */
export const START_FAILURE_SCRIPT = `addEventListener('error',startFailure=function(e){if(e&&!(e.target.tagName=='SCRIPT'||/\\/assets\\//.test(e.filename||'')))return;var s=function(){document.getElementById('${START_FAILURE_ID}').hidden=!1};document.readyState=='loading'?addEventListener('DOMContentLoaded',s):s()},!0)`;

/** Shows the notice that the page could not start. */
export function showStartFailure(): void {
  window.startFailure?.();
}

/** Stops showing the notice. Call it once the page is hydrated, because screens show later errors themselves. */
export function stopWatchingStart(): void {
  if (window.startFailure) window.removeEventListener('error', window.startFailure, true);
}
