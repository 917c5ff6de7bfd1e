import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './paths.mjs';
import { pnpm } from './pnpm.mjs';
import { Stop } from './stop.mjs';

/**
 * A package of a bill of materials, as CycloneDX 1.6 describes it.
 *
 * @typedef {object} Component
 * @property {string} name without its scope
 * @property {string} version
 * @property {string} [group] the scope, with its @
 * @property {{ license?: { id?: string, name?: string }, expression?: string }[]} [licenses]
 * @property {{ type: string, url: string, hashes?: { alg: string, content: string }[] }[]} [externalReferences]
 */

const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];
/** What a running shop consists of: the server, the storefront, and whatever they import. */
const shipped = ['--prod', '--filter', '@mallard/api...', '--filter', '@mallard/storefront...'];

/**
 * Writes a bill of materials in the format CycloneDX.
 *
 * @param {string} file address from the project's root
 * @param {'shipped' | 'all'} [which] what is shipped, or all that the lock file names, tools and other platforms included
 * @returns {Promise<Component[]>} what it lists
 */
export async function writeSbom(file, which = 'shipped') {
  const path = resolve(root, file);
  const chosen = which === 'shipped' ? shipped : ['--lockfile-only'];
  const { code, output } = await pnpm(['sbom', ...format, ...chosen, '--out', path]);
  if (code !== 0) throw new Stop(`pnpm could not write ${file}:\n${output}`);
  return JSON.parse(readFileSync(path, 'utf8')).components;
}
