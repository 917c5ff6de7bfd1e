import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './paths.mjs';
import { pnpm } from './pnpm.mjs';
import { Stop } from './stop.mjs';

/**
 * A package in a bill of materials, in the format of CycloneDX 1.6.
 *
 * @typedef {object} Component
 * @property {string} name without its scope
 * @property {string} version
 * @property {string} [group] the scope, with @
 * @property {{ license?: { id?: string, name?: string }, expression?: string }[]} [licenses]
 * @property {{ type: string, url: string, hashes?: { alg: string, content: string }[] }[]} [externalReferences]
 */

const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];
/** Selects the packages in production: the server, the storefront and their dependencies. */
const production = ['--prod', '--filter', '@mallard/api...', '--filter', '@mallard/storefront...'];

/**
 * Writes a bill of materials in CycloneDX format.
 *
 * @param {string} file path relative to the project
 * @param {'shipped' | 'all'} [which] packages in production, or all packages in the lock file, including tools and other platforms
 * @returns {Promise<Component[]>} the listed packages
 */
export async function writeSbom(file, which = 'shipped') {
  const path = resolve(root, file);
  const filter = which === 'shipped' ? production : ['--lockfile-only'];
  const { code, output } = await pnpm(['sbom', ...format, ...filter, '--out', path]);
  if (code !== 0) throw new Stop(`pnpm could not write ${file}:\n${output}`);
  return JSON.parse(readFileSync(path, 'utf8')).components;
}
