/**
 * Returns whether the ETags of `If-None-Match` include an ETag (RFC 9110, 13.1.2). Ignores the `W/` prefix, because compressing proxies
 * mark ETags as weak.
 *
 * @param header value of `If-None-Match`
 * @param etag with its quotes, strong or weak
 */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  const accepted = ['*', strong(etag)];
  return header?.split(',').some((tag) => accepted.includes(strong(tag.trim()))) ?? false;
}

function strong(etag: string): string {
  return etag.replace(/^W\//, '');
}
