import { Refusal } from '@mallard/domain/serving';

/** Returns work that takes this long. */
export const work = (milliseconds: number) => () =>
  new Promise<string>((resolve) => setTimeout(resolve, milliseconds, 'done'));

/** Resolves to the result of work, or to status and code of its refusal. */
export const outcome = (result: Promise<unknown>) =>
  result.catch((error: unknown) => (error instanceof Refusal ? `${error.status} ${error.code}` : error));
