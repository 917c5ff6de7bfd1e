import type { Endpoint } from '../contract/endpoint.ts';
import { exceedsDepth } from './exceedsDepth.ts';
import { BODY_MS, MAX_BATCH, MAX_DEPTH, MAX_JSON, MAX_MULTIPART, UPLOAD_MS } from './limits.ts';
import { readBytes } from './readBytes.ts';
import { refuse } from './refuse.ts';

/** A body as bytes and as its parsed value. */
export interface ReadBody {
  bytes: Uint8Array;
  value: unknown;
}

const NOTHING: ReadBody = { bytes: new Uint8Array(), value: undefined };

/**
 * Reads the body that the endpoint expects, within its limits. An endpoint without a body ignores it.
 *
 * @throws {Refusal} UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, or VALIDATION: of the field `body`, or with status 408
 */
export async function readBody(endpoint: Endpoint, request: Request): Promise<ReadBody> {
  if (endpoint.method === 'GET' || endpoint.method === 'HEAD') return NOTHING;
  if (endpoint.body === null) return { bytes: await readJsonBytes(request, MAX_JSON), value: undefined };
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (endpoint.encoding === 'multipart') {
    if (type !== 'multipart/form-data') throw refuse('UNSUPPORTED_MEDIA_TYPE');
    return readForm(request);
  }
  if (type !== 'application/json') throw refuse('UNSUPPORTED_MEDIA_TYPE');
  const bytes = await readJsonBytes(request, takesList(endpoint) ? MAX_BATCH : MAX_JSON);
  return { bytes, value: parseJson(bytes) };
}

function readJsonBytes(request: Request, bytes: number) {
  return readBytes(request, { bytes, milliseconds: BODY_MS });
}

async function readForm(request: Request): Promise<ReadBody> {
  const bytes = await readBytes(request, { bytes: MAX_MULTIPART, milliseconds: UPLOAD_MS });
  const type = request.headers.get('content-type') ?? '';
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw refuse('VALIDATION', { fields: { body: 'FORM' } });
  }
  const value: Record<string, unknown> = Object.create(null);
  for (const name of new Set(form.keys())) value[name] = form.getAll(name);
  return { bytes, value };
}

function parseJson(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('VALIDATION', { fields: { body: 'ENCODING' } });
  }
  if (exceedsDepth(text, MAX_DEPTH)) throw refuse('VALIDATION', { fields: { body: 'DEPTH' } });
  try {
    return JSON.parse(text);
  } catch {
    throw refuse('VALIDATION', { fields: { body: 'JSON' } });
  }
}

function takesList(endpoint: Endpoint): boolean {
  const { entries } = endpoint.body as { entries?: Record<string, { type?: string }> };
  return Object.values(entries ?? {}).some(({ type }) => type === 'array');
}
