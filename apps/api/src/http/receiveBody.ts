import type { Endpoint } from '@mallard/domain/contract';
import { MAX_BATCH, MAX_MULTIPART, type ReadBody, readBody, refuse } from '@mallard/domain/serving';
import { createByteBudget } from './limits/byteBudget.ts';
import { receiveFiles } from './receiveFiles.ts';

const MEGABYTE = 1024 * 1024;

/** Limits for JSON, which is buffered in memory, and for forms, whose files are streamed to disk. */
const budgets = {
  json: createByteBudget({ perCaller: 16 * MEGABYTE, perProcess: 64 * MEGABYTE }),
  multipart: createByteBudget({ perCaller: 4 * MAX_MULTIPART, perProcess: 16 * MAX_MULTIPART }),
};

/** A received body. Call `release` to free its memory and disk space. */
export interface ReceivedBody extends ReadBody {
  release(): Promise<void>;
}

/**
 * Receives the body that the endpoint expects, if the byte budget allows it.
 *
 * @param callers budget keys of the caller, such as account and address
 * @param dataDir folder for uploaded files until they are stored or rejected
 * @throws {Refusal} as `readBody`; RATE_LIMITED or OVERLOADED when too many bytes are in flight, before any byte is read
 */
export async function receiveBody(
  endpoint: Endpoint,
  request: Request,
  { callers, dataDir }: { callers: readonly string[]; dataDir: string },
): Promise<ReceivedBody> {
  const isMultipart = endpoint.encoding === 'multipart';
  const release = reserve(endpoint, request, callers);
  try {
    if (!isMultipart) {
      const body = await readBody(endpoint, request);
      return { ...body, release: async () => release() };
    }
    const { value, remove } = await receiveFiles(request, dataDir);
    return { bytes: new Uint8Array(), value, release: () => remove().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

function reserve(endpoint: Endpoint, request: Request, callers: readonly string[]): () => void {
  if (request.body === null) return () => undefined;
  const maxBytes = endpoint.encoding === 'multipart' ? MAX_MULTIPART : MAX_BATCH;
  const contentLength = request.headers.get('content-length');
  const bytes = contentLength === null ? maxBytes : Number(contentLength);
  if (!(bytes <= maxBytes)) throw refuse('PAYLOAD_TOO_LARGE');
  return budgets[endpoint.encoding === 'multipart' ? 'multipart' : 'json'](callers, bytes);
}
