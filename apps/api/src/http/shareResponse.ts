import { encode, etagOf, sendEncoded } from './compression.ts';

/** Bytes from which compression pays off: smaller bodies fit into one network packet anyway. */
const MIN_COMPRESSED = 1024;

/**
 * Lets browsers store a response that is the same for everyone, with an `ETag`, so that it is sent again only after a change.
 * Compresses it. Other responses are not compressed, because the size of a body with a secret and a reflected value reveals the
 * secret.
 */
export async function shareResponse(response: Response, request: Request): Promise<Response> {
  const { status } = response;
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'no-cache');
  if (status !== 200) return new Response(response.body, { status, headers });
  const body = new Uint8Array(await response.arrayBuffer());
  return sendEncoded(request, {
    headers,
    etag: etagOf(body),
    isCompressed: body.length >= MIN_COMPRESSED,
    encode: (encoding) => encode(body, encoding),
  });
}
