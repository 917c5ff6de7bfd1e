import type { ApiError } from '@mallard/domain/errors';

/** Milliseconds for which a server asked to be left alone; 0 where it did not. */
export function askedToWait(error: ApiError | null): number {
  return error !== null && 'retryAfter' in error ? (error.retryAfter ?? 0) * 1_000 : 0;
}
