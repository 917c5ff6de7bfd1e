import { type ApiError, toApiError } from '@mallard/domain/errors';

/** Thrown when a machine runs without one of its effects. */
class NotProvidedError extends Error {
  override readonly name = 'NotProvidedError';
}

/**
 * Creates the default of an effect, which throws: a machine never fetches, stores or listens by itself.
 *
 * @param name the actor's name in the machine's `setup`
 * @returns a function that throws {@link NotProvidedError} with the fix in its message
 */
export function notProvided(name: string): () => never {
  return () => {
    throw new NotProvidedError(
      `The machine needs its actor "${name}". Give it one: machine.provide({ actors: { ${name}: … } })`,
    );
  };
}

/**
 * Converts the error of a failed effect to an `ApiError` for the screen.
 *
 * @param caught the rejection of the effect
 * @throws {NotProvidedError} when the effect is missing: only a programmer can fix that, so it stops the machine
 */
export function failureOf(caught: unknown): ApiError {
  if (caught instanceof NotProvidedError) throw caught;
  return toApiError(caught);
}
