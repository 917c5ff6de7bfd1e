import { SKIP_WAITING } from '../../worker/places.ts';

const WORKER = '/sw.js';
/** Milliseconds between two looks for a new version, at the earliest. */
const LOOK_EVERY = 3_600_000;

/**
 * Lets the shop open without a network, and tells when a newer one waits.
 *
 * @param onUpdate gets the function that changes over to it, which loads the page anew
 * @returns a function that stops listening
 */
export async function followServiceWorker(onUpdate: (apply: () => void) => void): Promise<() => void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (container === undefined) return () => undefined; // plain http, or a private window
  const registration = await container.register(trusted(WORKER), { updateViaCache: 'none' });
  let isWanted = false;

  function apply() {
    isWanted = true;
    registration.waiting?.postMessage(SKIP_WAITING);
  }
  // Another tab may want it: here the page stays as it is.
  const onChange = () => {
    if (isWanted) window.location.reload();
  };
  /** The first worker of all is no update. */
  const tell = () => {
    if (registration.waiting && container.controller) onUpdate(apply);
  };
  const onFound = () => registration.installing?.addEventListener('statechange', tell);
  let lastLook = Date.now();
  const onShow = () => {
    if (document.hidden || Date.now() - lastLook < LOOK_EVERY) return;
    lastLook = Date.now();
    registration.update().catch(() => undefined); // without a network there is no newer one
  };

  tell();
  registration.addEventListener('updatefound', onFound);
  container.addEventListener('controllerchange', onChange);
  document.addEventListener('visibilitychange', onShow);
  return () => {
    registration.removeEventListener('updatefound', onFound);
    container.removeEventListener('controllerchange', onChange);
    document.removeEventListener('visibilitychange', onShow);
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

/** The page's policy takes no plain address for a script. */
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('mallard-worker', { createScriptURL: (own) => own }).createScriptURL(url) ?? url;
}
