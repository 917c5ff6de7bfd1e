import type { ApiError } from '@mallard/domain/errors';

/** Repetitions of a call that nobody answers clearly, before the shopper is asked. */
export const MAX_REPEATS = 5;
/** Milliseconds until the first repetition; each further wait is twice as long. */
export const REPEAT_AFTER = 2_000;

/** Milliseconds for which a server asked to be left alone; 0 where it did not. */
export function askedToWait(error: ApiError | null): number {
  return error !== null && 'retryAfter' in error ? (error.retryAfter ?? 0) * 1_000 : 0;
}

/**
 * Milliseconds until a call is repeated whose outcome is not known.
 *
 * @param repeats how often it was
 * @param error why the last one failed
 */
export function repeatDelay({ repeats, error }: { repeats: number; error: ApiError | null }): number {
  return Math.max(askedToWait(error), REPEAT_AFTER * 2 ** repeats);
}
