import { refuse } from './refuse.ts';

/** Limits of a body's size and duration. */
export interface BodyLimit {
  bytes: number;
  milliseconds: number;
}

/**
 * Reads a body within limits of size and duration, independently of its `Content-Length`.
 *
 * @throws {Refusal} PAYLOAD_TOO_LARGE as soon as the limit is exceeded; VALIDATION with status 408 after the timeout
 */
export async function readBytes(request: Request, limit: BodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit.bytes) throw refuse('PAYLOAD_TOO_LARGE');
  // Not every browser has streams of requests.
  const stream = request.body as ReadableStream<Uint8Array> | null | undefined;
  if (stream === null) return new Uint8Array();
  if (stream === undefined) return readWhole(request, limit.bytes);
  const reader = stream.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(refuse('VALIDATION', { status: 408 })), limit.milliseconds);
  });
  try {
    return await Promise.race([readAll(reader, limit.bytes), late]);
  } catch (error) {
    // The rest is ignored, and so is an error of cancelling.
    reader.cancel().catch(() => {});
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function readWhole(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength > limit) throw refuse('PAYLOAD_TOO_LARGE');
  return bytes;
}

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>, limit: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > limit) throw refuse('PAYLOAD_TOO_LARGE');
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
