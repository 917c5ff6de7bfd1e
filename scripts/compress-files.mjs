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
 * Writes what is text below a folder once more, compressed, beside itself. A server that compresses each answer anew has no
 * time to do it as well.
 *
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const texts = filesBelow(folder).filter((name) => /\.(?:js|css|svg)$/.test(name));
  await Promise.all(
    texts.map(async (file) => {
      const text = await readFile(file);
      await Promise.all(formats.map(async ([ending, compress]) => writeFile(file + ending, await compress(text))));
    }),
  );
}
