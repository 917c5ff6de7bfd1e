import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the scripts keep what they know from the last time. Goes away with node_modules. */
export const cache = join(root, 'node_modules', '.cache', 'mallard');
