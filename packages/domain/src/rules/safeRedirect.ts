import type { Brand } from 'valibot';

/** A path of this app, with query and fragment, that is safe to navigate to. Made by {@link safeRedirect}. */
export type SafePath = string & Brand<'SafePath'>;

/** Stands for this site while a path is taken apart; `.invalid` is reserved, so nothing real can equal it. */
const HERE = 'https://mallard.invalid';

/** Longest path that is looked at. */
const MAX_LENGTH = 2048;

// biome-ignore lint/suspicious/noControlCharactersInRegex: URL parsers drop or trim these, which moves a host into place
const TRICKY = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\\p{Surrogate}]/u;

/** In a path, an encoded separator, dot, percent sign or control character reads differently in each parser. */
const ENCODED_TRICK = /%(?:0|1|7f|2e|2f|5c|25)/i;

/**
 * Where a visitor may be sent after signing in: only a path of this app, never another site, never a script.
 *
 * @param value       what a query parameter held; anything
 * @param isKnownPath whether the app has a screen at a path (without query and fragment)
 * @returns the path in its normal form, or nothing when there is the least doubt
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Unvalidated_Redirects_and_Forwards_Cheat_Sheet.html
 * @example safeRedirect('/order?tab=unpaid', isKnownPath) // '/order?tab=unpaid'
 * @example safeRedirect('//evil.example', isKnownPath) // undefined
 */
export function safeRedirect(value: unknown, isKnownPath: (path: string) => boolean): SafePath | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined;
  if (!/^\/(?!\/)/.test(value) || TRICKY.test(value)) return undefined;
  if (!isPlainPath(value.split(/[?#]/, 1)[0] ?? '')) return undefined;
  const url = new URL(value, HERE);
  // `/.//evil.example` is a path of this origin whose normal form, resolved once more, is not.
  if (url.origin !== HERE || url.pathname.startsWith('//') || !isKnownPath(url.pathname)) return undefined;
  return (url.pathname + url.search + url.hash) as SafePath;
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
