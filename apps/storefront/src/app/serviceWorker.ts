import { SKIP_WAITING } from '../../worker/cachePolicy.ts';
import { withBase } from '../navigation/basePath.ts';

const WORKER = '/sw.js';
/** Minimum time between two checks for a new version, in milliseconds. */
const CHECK_INTERVAL = 3_600_000;

/**
 * Registers the service worker, which serves the shop offline, and reports new versions.
 *
 * @param onUpdate gets a function that activates the new version and reloads the page
 * @returns a function that stops listening
 */
export async function watchForUpdates(onUpdate: (apply: () => void) => void): Promise<() => void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Missing over plain HTTP and in some private windows.
  if (container === undefined) return () => undefined;
  const registration = await container.register(toTrustedUrl(withBase(WORKER)), { updateViaCache: 'none' });
  let isRequestedHere = false;

  function apply() {
    isRequestedHere = true;
    registration.waiting?.postMessage(SKIP_WAITING);
  }
  // If another tab activates the new version, this page isn't reloaded.
  const onControllerChange = () => {
    if (isRequestedHere) window.location.reload();
  };
  // Without a controller, this is the first installation and not an update.
  const notifyIfWaiting = () => {
    if (registration.waiting && container.controller) onUpdate(apply);
  };
  const onUpdateFound = () => registration.installing?.addEventListener('statechange', notifyIfWaiting);
  let lastCheck = Date.now();
  const onVisibilityChange = () => {
    if (document.hidden || Date.now() - lastCheck < CHECK_INTERVAL) return;
    lastCheck = Date.now();
    // Fails offline.
    registration.update().catch(() => undefined);
  };

  notifyIfWaiting();
  registration.addEventListener('updatefound', onUpdateFound);
  container.addEventListener('controllerchange', onControllerChange);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    registration.removeEventListener('updatefound', onUpdateFound);
    container.removeEventListener('controllerchange', onControllerChange);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** Converts a script URL for browsers with Trusted Types, because the page's policy requires them. */
function toTrustedUrl(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy('mallard-worker', { createScriptURL: (input) => input }).createScriptURL(url) ?? url
  );
}
