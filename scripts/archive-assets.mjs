import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes one JSON file with the texts of all scripts and style sheets by name. The service worker loads them with one request instead
 * of hundreds, and together they compress better.
 *
 * @param {string} client folder of the client build
 */
export function archiveAssets(client) {
  const folder = join(client, 'assets');
  // Without the subfolder of style sheets per screen, which duplicate these styles, and without the addresses of all countries, which
  // only shops that ship abroad load.
  const names = readdirSync(folder).filter((name) => /^(?!postalRules-).*\.(?:js|css)$/.test(name));
  const texts = names.toSorted().map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  const json = JSON.stringify(Object.fromEntries(texts));
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 7);
  writeFileSync(join(folder, `archive-${hash}.json`), json);
}
