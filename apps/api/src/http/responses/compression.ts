import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { matchesEtag } from '../../gateways/matchesEtag.ts';

/** A value of the header `Content-Encoding`; `identity` is uncompressed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** HTML and JSON get 5 % larger than at level 11, in a tenth of the time. */
const BROTLI_LEVEL = 5;

const encoders: Record<Exclude<Encoding, 'identity'>, (bytes: Uint8Array) => Promise<Uint8Array>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/**
 * Returns the best encoding that a client accepts.
 *
 * @param accepted value of the header `Accept-Encoding`
 * @example acceptedEncoding('gzip, br;q=0'); // 'gzip'
 */
export function acceptedEncoding(accepted: string | null | undefined): Encoding {
  const names = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

/** Compresses a body outside of the main thread. */
export async function encode(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  return encoding === 'identity' ? bytes : Uint8Array.from(await encoders[encoding](bytes));
}

/** Returns the `ETag` of a body. It is weak, because compressed bodies share it. */
export function etagOf(body: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** A body to send, and how. */
export interface EncodedBody {
  status?: number;
  /** Headers of the response, which are changed. */
  headers: Headers;
  /** Without it, the client always gets the body. */
  etag?: string | undefined;
  /** Whether to compress the body as the client accepts. @default true */
  isCompressed?: boolean;
  /** Returns the body in an encoding. */
  encode: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Responds with a body, or with 304 if the client already has it. */
export async function sendEncoded(
  request: Request,
  { status = 200, headers, etag, isCompressed = true, encode }: EncodedBody,
): Promise<Response> {
  if (etag !== undefined) headers.set('ETag', etag);
  if (etag !== undefined && matchesEtag(request.headers.get('If-None-Match'), etag)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  const encoding = isCompressed ? acceptedEncoding(request.headers.get('Accept-Encoding')) : 'identity';
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(await encode(encoding), { status, headers });
}
