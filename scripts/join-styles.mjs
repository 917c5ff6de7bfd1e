import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @typedef {{ file: string, css?: string[], imports?: string[], dynamicImports?: string[] }} Chunk */
/** @typedef {{ file: string, holds: string[] }} Sheet A file of styles, and those that are in it, as addresses. */

/**
 * Writes one file of styles for each screen: of all that its page may show at first, with the parts whose code comes later. As
 * many files as a page has chunks would each be compressed for itself.
 *
 * @param {string} dist the storefront's build: of the client, with its manifest, and of the server
 */
export async function joinStyles(dist) {
  const client = join(dist, 'client');
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
  const { listPages } = await import(pathToFileURL(join(dist, 'server', 'entry-server.js')).href);
  /** @type {{ screens: { screen: string, files: string[] }[], parts: string[] }} */
  const { screens, parts } = await listPages();

  /** @type {Record<string, Sheet>} */
  const sheets = {};
  mkdirSync(join(client, 'assets', 'sheets'), { recursive: true });
  for (const { screen, files } of screens) {
    const holds = stylesOf(manifest, files, new Set(parts));
    const css = holds.map((path) => readFileSync(join(client, path), 'utf8')).join('\n');
    const mark = createHash('sha256').update(css).digest('base64url').slice(0, 8);
    const name = /(\w+)Screen\.tsx$/.exec(screen)?.[1] ?? 'page';
    const path = `assets/sheets/${name}-${mark}.css`;
    writeFileSync(join(client, path), css);
    sheets[screen] = { file: `/${path}`, holds: holds.map((path) => `/${path}`) };
  }
  writeFileSync(join(client, '.vite', 'sheets.json'), JSON.stringify(sheets));
}

/**
 * @param {Record<string, Chunk>} manifest
 * @param {readonly string[]} files
 * @param {ReadonlySet<string>} parts followed where they are imported late
 */
function stylesOf(manifest, files, parts) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {Set<string>} */
  const styles = new Set();
  /** @param {string} key */
  function visit(key) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
    for (const path of chunk.css ?? []) styles.add(path);
    chunk.dynamicImports?.filter((late) => parts.has(late)).forEach(visit);
  }
  files.forEach(visit);
  return [...styles];
}
