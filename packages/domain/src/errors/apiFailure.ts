import { type ApiError, isApiError } from './apiError.ts';
import { unknownError } from './createApiError.ts';

/** An {@link ApiError} in a form that can be thrown, for promise APIs. Its `message` is for logs, not for people. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly error: ApiError;

  constructor(error: ApiError, options?: ErrorOptions) {
    super(`${error.kind} ${error.code}`, options);
    this.error = error;
  }
}

/**
 * The failure inside whatever was caught.
 *
 * @param caught an {@link ApiFailure}, an {@link ApiError}, or anything else that was thrown
 * @returns the error it carries; `Unknown` for anything else, so that a bug is never mistaken for bad network
 */
export function toApiError(caught: unknown): ApiError {
  if (caught instanceof ApiFailure) return caught.error;
  return isApiError(caught) ? caught : unknownError();
}
