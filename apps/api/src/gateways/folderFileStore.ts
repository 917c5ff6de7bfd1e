import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuse } from '@mallard/domain/serving';
import type { FileStore } from './fileStore.ts';

const PREFIX = '/uploads';
/** The only names there are: ours. Nothing that could lead out of the folder. */
const NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;
// A name is given once, so its content never changes.
const FOREVER = 'public, max-age=31536000, immutable';

/** Whether a file of the store's folder is an upload, and whole. */
export function isUploadName(name: string): boolean {
  return NAME.test(name);
}

/**
 * Keeps files in a folder, which is made when it is first needed, and serves them itself.
 *
 * @throws {TypeError} from `put`, for a name that it would not serve
 */
export function createFolderFileStore({ folder }: { folder: string }): FileStore {
  return {
    async put({ name, bytes }) {
      if (!NAME.test(name)) throw new TypeError('Not a name of an upload');
      await mkdir(folder, { recursive: true });
      // Whoever asks meanwhile gets the whole file or none.
      await writeFile(join(folder, `${name}.part`), bytes, { mode: 0o600 });
      await rename(join(folder, `${name}.part`), join(folder, name));
      return { url: `${PREFIX}/${name}` };
    },
    async remove(name) {
      if (NAME.test(name)) await rm(join(folder, name), { force: true });
    },
    pages: { prefix: PREFIX, fetch: (request) => serve(folder, request) },
  };
}

async function serve(folder: string, request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.slice(PREFIX.length + 1);
  if (!NAME.test(name)) throw refuse.notFound();
  if (request.method !== 'GET' && request.method !== 'HEAD') throw refuse('METHOD_NOT_ALLOWED');
  const bytes = await readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? refuse.notFound() : error;
  });
  const headers = {
    'Content-Type': 'image/webp',
    'Accept-Ranges': 'none',
    'Content-Length': String(bytes.byteLength),
    'Content-Disposition': `inline; filename="${name}"`,
    'Cache-Control': FOREVER,
    // A storefront on another host shows them too.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    Vary: 'Origin',
  };
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
}
