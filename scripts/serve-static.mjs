import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/**
 * Serves the files of a folder on a free local port.
 *
 * @param {string} folder
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export function serveStatic(folder) {
  const server = createServer((request, response) => {
    const file = fileFor(folder, request.url ?? '/');
    if (file === undefined) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : address;
      const close = () => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ url: `http://127.0.0.1:${port}`, close });
    });
  });
}

/**
 * @param {string} folder
 * @param {string} url path and query of a request
 * @returns {string | undefined} the requested file in the folder
 */
function fileFor(folder, url) {
  const path = join(folder, normalize(decode(new URL(url, 'http://localhost').pathname)));
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile()) return path;
  const index = join(path, 'index.html');
  return stats?.isDirectory() && existsSync(index) ? index : undefined;
}

/** @param {string} path @returns {string} the decoded path, or the original one if it is malformed */
function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
