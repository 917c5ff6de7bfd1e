import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Cache of the scripts. It is deleted together with node_modules. */
export const cache = join(root, 'node_modules', '.cache', 'mallard');
