/** Milliseconds over which requests are spread, so that a server that is back doesn't get all of them at once. */
const SPREAD = 1_000;

let isListening = false;

/** Loads broken images again each time the browser is back online. Listens from the first broken image on. */
export function retryWhenOnline(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('online', retryImages);
}

/**
 * Loads all images of the page again that could not be loaded, or only in a smaller file. `Image` does so by itself on the
 * browser's `online` event; call this when your app finds out in another way that the server can be reached again. Images far
 * from the window wait until they are scrolled near.
 *
 * @example network.on('reconnected', retryImages);
 */
export function retryImages(): void {
  const images = new Set<HTMLImageElement>();
  for (const image of document.querySelectorAll('img')) {
    const isSmaller = image.parentElement?.querySelector(':scope > source[data-sizes]');
    if (isSmaller || image.closest('span')?.hasAttribute('data-broken')) images.add(image);
  }
  for (const image of images) setTimeout(() => retry(image), Math.random() * SPREAD);
}

function retry(image: HTMLImageElement): void {
  if (!image.isConnected) return;
  for (const source of image.parentElement?.querySelectorAll<HTMLSourceElement>(':scope > source[data-sizes]') ?? []) {
    source.sizes = source.dataset.sizes ?? '';
    delete source.dataset.sizes;
  }
  // Setting the same address makes a browser request a failed image again.
  const { src } = image;
  image.src = src;
}
