import type { Endpoint } from '@mallard/domain/contract';
import { MAX_BATCH, MAX_MULTIPART, type ReadBody, readBody, refuse } from '@mallard/domain/serving';
import { createByteBudget } from './limits/byteBudget.ts';
import { receiveFiles } from './receiveFiles.ts';

const MEGABYTE = 1024 * 1024;

/** JSON is held in memory, pictures are written to disk as they arrive. */
const budgets = {
  json: createByteBudget({ perCaller: 16 * MEGABYTE, perProcess: 64 * MEGABYTE }),
  multipart: createByteBudget({ perCaller: 4 * MAX_MULTIPART, perProcess: 16 * MAX_MULTIPART }),
};

/** A body, and what ends its hold on memory and disk. */
export interface ReceivedBody extends ReadBody {
  release(): Promise<void>;
}

/**
 * Receives the body that the endpoint expects, if there is room for it.
 *
 * @param callers what the caller is counted as
 * @param dataDir where pictures wait until they are stored or refused
 * @throws {Refusal} as `readBody`; RATE_LIMITED or OVERLOADED when too many bytes are under way, before any is read
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
  const most = endpoint.encoding === 'multipart' ? MAX_MULTIPART : MAX_BATCH;
  const announced = request.headers.get('content-length');
  const bytes = announced === null ? most : Number(announced);
  if (!(bytes <= most)) throw refuse('PAYLOAD_TOO_LARGE');
  return budgets[endpoint.encoding === 'multipart' ? 'multipart' : 'json'](callers, bytes);
}
