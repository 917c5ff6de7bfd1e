import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @typedef {{ file: string, css?: string[], imports?: string[], dynamicImports?: string[] }} Chunk */
/** @typedef {{ file: string, holds: string[] }} Sheet A style sheet and the style sheets that it contains, as paths below the client's folder. */

/**
 * Writes one style sheet for each screen, with the styles of its first view and of its lazy parts. A single file compresses better
 * than one file per chunk.
 *
 * @param {string} dist folder with the client and server builds of the storefront
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
    const styles = holds.map((path) => readFileSync(join(client, path), 'utf8')).join('\n');
    // The style sheet is one folder deeper than the files that it links, by `url(./…)` and `image-set("./…")`.
    const css = styles.replaceAll(/(?<=[("'])\.\//g, '../');
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
    const name = /(\w+)Screen\.tsx$/.exec(screen)?.[1] ?? 'page';
    const path = `assets/sheets/${name}-${hash}.css`;
    writeFileSync(join(client, path), css);
    sheets[screen] = { file: path, holds };
  }
  writeFileSync(join(client, '.vite', 'sheets.json'), JSON.stringify(sheets));
}

/**
 * @param {Record<string, Chunk>} manifest
 * @param {readonly string[]} files
 * @param {ReadonlySet<string>} parts lazy parts, whose dynamic imports are followed
 */
function stylesOf(manifest, files, parts) {
  /** @type {Set<string>} */
  const visited = new Set();
  /** @type {Set<string>} */
  const styles = new Set();
  /** @param {string} key */
  function visit(key) {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    chunk.imports?.forEach(visit);
    for (const path of chunk.css ?? []) styles.add(path);
    chunk.dynamicImports?.filter((target) => parts.has(target)).forEach(visit);
  }
  files.forEach(visit);
  return [...styles];
}
