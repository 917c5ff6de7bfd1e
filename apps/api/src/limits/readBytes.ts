import { refuse } from '../router/refuse.ts';

/**
 * Reads a body, at most `limit` bytes of it, whatever its `Content-Length` says or whether it has one.
 *
 * @throws {Refusal} PAYLOAD_TOO_LARGE as soon as the limit is passed
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw refuse('PAYLOAD_TOO_LARGE');
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw refuse('PAYLOAD_TOO_LARGE');
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
