import type { ApiError } from '@mallard/domain/errors';

/** Returns the `Retry-After` of an error in milliseconds, 0 without one. */
export function retryAfterMs(error: ApiError | null): number {
  return error !== null && 'retryAfter' in error ? (error.retryAfter ?? 0) * 1_000 : 0;
}
