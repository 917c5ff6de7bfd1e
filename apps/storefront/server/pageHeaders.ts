/**
 * The headers of an HTML page.
 *
 * @param nonce lets this response's own scripts run, and no others
 */
export function pageHeaders(nonce: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Content-Type': 'text/html; charset=utf-8',
    // Not `no-store`, which keeps browsers from restoring a page on Back. Pages hold nothing personal, as members' data is rendered
    // in the browser, but language, theme and nonce are this visitor's: so a shared cache must not store them (`private`), and a
    // browser asks again before it shows one (`no-cache`).
    'Cache-Control': 'private, no-cache',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Language, Cookie',
  };
}
