declare global {
  interface Window {
    /** Shows that the page could not start, if an event says so. */
    startFailure?: (event?: Event) => void;
  }
}

/** Id of the notice, which is in every page and hidden. */
export const START_FAILURE_ID = 'start-failure';

/**
 * Stands as a script in the head of the page, in the syntax of old browsers. Shows the notice when a script of the shop cannot be
 * loaded, read or run before the page is hydrated. Errors of others, such as browser extensions, are none of it.
 */
export const WATCH_START = `addEventListener('error',startFailure=function(e){if(e&&!(e.target.tagName=='SCRIPT'||/\\/assets\\//.test(e.filename||'')))return;var s=function(){document.getElementById('${START_FAILURE_ID}').hidden=!1};document.readyState=='loading'?addEventListener('DOMContentLoaded',s):s()},!0)`;

/** Shows the notice that the page could not start. */
export function showStartFailure(): void {
  window.startFailure?.();
}

/** Ends the watch once the page is hydrated: what fails later is shown where it fails. */
export function endStartWatch(): void {
  if (window.startFailure) window.removeEventListener('error', window.startFailure, true);
}
