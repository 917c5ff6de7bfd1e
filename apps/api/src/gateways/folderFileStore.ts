import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuse } from '@mallard/domain/serving';
import type { FileStore } from './fileStore.ts';

const PREFIX = '/uploads';
/** Format of the generated file names. Prevents path traversal. */
const NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;
// File names are unique, so the content never changes.
const FOREVER = 'public, max-age=31536000, immutable';

/** Returns whether a file in the store's folder is a complete upload. */
export function isUploadName(name: string): boolean {
  return NAME.test(name);
}

/**
 * Stores files in a folder, which is created on first use, and serves them.
 *
 * @throws {TypeError} from `put` when the file name is invalid
 */
export function createFolderFileStore({ folder }: { folder: string }): FileStore {
  return {
    async put({ name, bytes }) {
      if (!NAME.test(name)) throw new TypeError(`Invalid upload name: ${name}`);
      await mkdir(folder, { recursive: true });
      // Rename after writing, so that concurrent requests never get a partial file.
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
    // Allows a storefront on another origin to show pictures.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    Vary: 'Origin',
  };
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
}
