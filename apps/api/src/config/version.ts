import { createRequire } from 'node:module';

/** Version of this server, from its package.json. */
export const VERSION: string = createRequire(import.meta.url)('../../package.json').version;
