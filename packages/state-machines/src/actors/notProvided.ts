import { type ApiError, toApiError } from '@mallard/domain/errors';

/** A machine ran without one of the effects that it names. */
class NotProvidedError extends Error {
  override readonly name = 'NotProvidedError';
}

/**
 * The default of an effect: it throws, because a machine never fetches, stores or listens by itself.
 *
 * @param name the actor's name in the machine's `setup`
 * @returns a function that throws {@link NotProvidedError} with the remedy in its message
 */
export function notProvided(name: string): () => never {
  return () => {
    throw new NotProvidedError(
      `The machine needs its actor "${name}". Give it one: machine.provide({ actors: { ${name}: … } })`,
    );
  };
}

/**
 * What a failed effect says to the screen.
 *
 * @param caught what the effect rejected with
 * @throws {NotProvidedError} when the effect is missing: a mistake of the programmer stops the machine, no shopper can mend it
 */
export function failureOf(caught: unknown): ApiError {
  if (caught instanceof NotProvidedError) throw caught;
  return toApiError(caught);
}
