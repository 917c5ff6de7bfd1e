import { createHash } from 'node:crypto';

/** Inline code of a page. The policy of the page allows exactly this code. */
export interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
  /** Other origins that pictures are loaded from. @default none */
  imageOrigins?: readonly string[];
}

/** Styles that React Aria adds in the browser: for elements that can be pressed, and on iPhones for open sheets. */
export const REACT_ARIA_STYLES: readonly string[] = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/**
 * Returns the headers of an HTML page. Inline code is allowed by its hash. A nonce would have to be different in each response, so
 * a rendered page could not be sent twice.
 */
export function pageHeaders({ scripts, styles, imageOrigins = [] }: InlineCode): Record<string, string> {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    ["style-src 'self'", ...[...styles, ...REACT_ARIA_STYLES].map(hashOf)].join(' '),
    ["img-src 'self' data: blob:", ...imageOrigins].join(' '),
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
    // Not `no-store`, because it disables the back/forward cache. Pages contain no personal data, which is rendered in the browser. But
    // language and theme depend on the visitor, so shared caches must not store pages (`private`), and browsers must revalidate them
    // (`no-cache`).
    'Cache-Control': 'private, no-cache',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Language, Cookie',
  };
}

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
