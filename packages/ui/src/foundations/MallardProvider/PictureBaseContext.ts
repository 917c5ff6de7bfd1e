import { createContext } from 'react';

/** What precedes URLs of pictures that begin with a slash; without it, they are of the page's origin. */
export const PictureBaseContext = /* @__PURE__ */ createContext<string | undefined>(undefined);

/**
 * Returns the URL of a picture. Only paths change: `data:` and `blob:` URLs, absolute ones and those without a scheme stay.
 *
 * @param base from `PictureBaseContext`
 */
export function pictureUrl<Url extends string | null | undefined>(url: Url, base: string | undefined): Url | string {
  return base && url && /^\/(?!\/)/.test(url) ? base + url : url;
}

/**
 * Returns the URLs of a `srcset`, each as of `pictureUrl`.
 *
 * @example pictureUrls('/1.avif 320w, /2.avif 640w', '/shop') // '/shop/1.avif 320w, /shop/2.avif 640w'
 */
export function pictureUrls(srcSet: string, base: string | undefined): string {
  return base ? srcSet.replace(/(^|,\s+)(?=\/(?!\/))/g, `$1${base.replaceAll('$', '$$$$')}`) : srcSet;
}
