/**
 * A computation that reads from an index. It is written once, as a generator, and runs at once if the index is in
 * memory, or asynchronously if it is in a database.
 *
 * @see the same method for files, https://github.com/loganfsmyth/gensync
 */
export type Steps<Result> = Generator<unknown, Result, unknown>;

/** A result of an index in memory, or a promise of one of a database. */
export type Awaitable<Value> = Value | Promise<Value>;

/**
 * Waits for a value of an index.
 *
 * @example const total = yield* waitFor(index.countDocuments(words));
 */
export function* waitFor<Value>(value: Awaitable<Value>): Steps<Value> {
  // The runner replaces a promise by its value, and returns any other value.
  return (yield value) as Value;
}

/** Runs steps whose index is in memory. */
export function runSync<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next(step.value);
  return step.value;
}

/** Runs steps whose index is in a database. */
export async function runAsync<Result>(steps: Steps<Result>): Promise<Result> {
  let step = steps.next();
  while (!step.done) step = steps.next(await step.value);
  return step.value;
}
