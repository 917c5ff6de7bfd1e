import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { filesBelow } from './stamp.mjs';

/** @type {readonly (readonly [string, (text: Buffer) => Promise<Buffer>])[]} */
const formats = [
  ['.br', promisify(brotliCompress)],
  ['.gz', (text) => promisify(gzip)(text, { level: 9 })],
];

/**
 * Writes compressed copies of the text files in a folder next to them. A build can use a higher compression level than a server
 * that compresses each response.
 *
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const textFiles = filesBelow(folder).filter((name) => /\.(?:js|css|json|svg)$/.test(name));
  await Promise.all(
    textFiles.map(async (file) => {
      const text = await readFile(file);
      await Promise.all(
        formats.map(async ([extension, compress]) => writeFile(file + extension, await compress(text))),
      );
    }),
  );
}
