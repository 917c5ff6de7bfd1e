import promises from './promises.json' with { type: 'json' };

/** Tags of Vitest that link a test to a promise. */
export const promiseTags = promises.map(({ id, promise }) => ({ name: id, description: promise }));
