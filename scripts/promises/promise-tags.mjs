import promises from './promises.json' with { type: 'json' };

/** The tags of Vitest with which a test names the promise that it keeps. */
export const promiseTags = promises.map(({ id, promise }) => ({ name: id, description: promise }));
