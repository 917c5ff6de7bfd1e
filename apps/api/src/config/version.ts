import { createRequire } from 'node:module';

/** The version of this server, as its package says. */
export const VERSION: string = createRequire(import.meta.url)('../../package.json').version;
