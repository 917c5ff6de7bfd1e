import { type ApiError, isApiError } from './apiError.ts';
import { unknownError } from './createApiError.ts';

/** An {@link ApiError} that can be thrown, for promise APIs. Its `message` is for logs, not for users. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly error: ApiError;

  constructor(error: ApiError, options?: ErrorOptions) {
    super(`${error.kind} ${error.code}`, options);
    this.error = error;
  }
}

/**
 * Returns the failure of a caught value.
 *
 * @param caught an {@link ApiFailure}, an {@link ApiError}, or anything else that was thrown
 * @returns its error; `Unknown` for anything else, so that a bug is not shown as a network error
 */
export function toApiError(caught: unknown): ApiError {
  if (caught instanceof ApiFailure) return caught.error;
  return isApiError(caught) ? caught : unknownError();
}
