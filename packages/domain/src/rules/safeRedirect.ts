import type { Brand } from 'valibot';

/** A path of this app, with query and fragment, that is safe to navigate to. Created by {@link safeRedirect}. */
export type SafePath = string & Brand<'SafePath'>;

/** Placeholder for this origin while a path is parsed; `.invalid` is reserved, so no real origin can equal it. */
const HERE = 'https://mallard.invalid';

/** Maximum length of a path. */
const MAX_LENGTH = 2048;

// biome-ignore lint/suspicious/noControlCharactersInRegex: URL parsers drop or trim these, which moves a host into place
const TRICKY = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\\p{Surrogate}]/u;

/**
 * Encoded separators, dots, percent signs and control characters in a path are read differently by different parsers.
 */
const ENCODED_TRICK = /%(?:0|1|7f|2e|2f|5c|25)/i;

/**
 * Validates the path to navigate to after signing in: only paths of this app, never another site or a script.
 *
 * @param value       value of a query parameter; anything
 * @param isKnownPath returns whether the app has a screen at a path (without query and fragment)
 * @returns the normalized path, or `undefined` in any case of doubt
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Unvalidated_Redirects_and_Forwards_Cheat_Sheet.html
 * @example safeRedirect('/order?tab=unpaid', isKnownPath) // '/order?tab=unpaid'
 * @example safeRedirect('//evil.example', isKnownPath) // undefined
 */
export function safeRedirect(value: unknown, isKnownPath: (path: string) => boolean): SafePath | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined;
  if (!isLocalPath(value) || TRICKY.test(value)) return undefined;
  if (!isPlainPath(value.split(/[?#]/, 1)[0] ?? '')) return undefined;
  const url = new URL(value, HERE);
  // `/.//evil.example` is a path of this origin, but its normalized form resolves to another one.
  if (url.origin !== HERE || url.pathname.startsWith('//') || !isKnownPath(url.pathname)) return undefined;
  return (url.pathname + url.search + url.hash) as SafePath;
}

/**
 * Returns whether a URL is a path, not the URL of another host, such as `//other.example`. To validate what comes from
 * outside, use `safeRedirect`.
 */
export function isLocalPath(url: string): boolean {
  return /^\/(?![/\\\t\n\r])/.test(url);
}

function isPlainPath(path: string): boolean {
  if (ENCODED_TRICK.test(path)) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
