import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeSbom } from './bill-of-materials.mjs';
import { LIBRARIES } from './libraries.mjs';
import { root } from './paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mallard-sbom-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Licenses that allow a shop to use, change and sell software that contains the package. */
const licences = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  // libvips, which sharp loads as a library that can be replaced.
  'LGPL-3.0-or-later',
]);

/** @typedef {import('./bill-of-materials.mjs').Component} Component */

/** @param {Component} component @returns {string} such as `@scope/name` */
const nameOf = ({ group, name }) => (group === undefined ? name : `${group}/${name}`);

/** @param {string} path such as `apps/api` @returns {string[]} the runtime dependencies of one of our packages */
function dependenciesOf(path) {
  return Object.keys(JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')).dependencies);
}

/** @param {Component} component */
const licencesOf = ({ licenses = [] }) => licenses.map(({ license, expression }) => expression ?? license?.id ?? '?');

/** @param {Component} component of a license expression with OR, one permitted license is enough */
function isPermitted(component) {
  const found = licencesOf(component);
  const permits = (/** @type {string} */ licence) =>
    !licence.includes(' AND ') &&
    licence
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((name) => licences.has(name));
  return found.length > 0 && found.every(permits);
}

/** @param {Component} component */
const isOurs = ({ group }) => group === '@mallard';

/** @param {Component} component */
function isFromRegistry({ externalReferences = [], ...component }) {
  const archive = externalReferences.find(({ type }) => type === 'distribution');
  const path = archive === undefined ? '' : new URL(archive.url).pathname;
  return path.includes(`${nameOf(component)}/-/`) && archive?.hashes?.some(({ alg }) => alg === 'SHA-512');
}

/** Milliseconds. The list of all packages is written by another process. */
const TIMEOUT = 120_000;

test('the bill of materials lists what is shipped, each with its checksum and a permitted licence', {
  tags: ['P35'],
  timeout: TIMEOUT,
}, async () => {
  const components = await writeSbom(join(folder, 'shipped.json'));
  const needed = ['apps/api', 'apps/storefront', 'packages/ui', 'packages/domain'].flatMap(dependenciesOf);
  expect(components.map(nameOf)).toEqual(expect.arrayContaining(needed));
  const foreign = components.filter((component) => !isOurs(component));
  expect(foreign.filter((component) => !isFromRegistry(component)).map(nameOf)).toEqual([]);
  const refused = foreign.filter((component) => !isPermitted(component));
  expect(refused.map((component) => [nameOf(component), ...licencesOf(component)])).toEqual([]);
});

test('the lock file has every package from the registry, with its checksum', {
  tags: ['P35'],
  timeout: TIMEOUT,
}, async () => {
  const components = await writeSbom(join(folder, 'all.json'), 'all');
  const ours = new Set(['api', 'bench', 'catalogue', 'e2e', 'storefront', ...LIBRARIES]);
  expect(components.length).toBeGreaterThan(500);
  const strange = components.filter(
    (component) => !isFromRegistry(component) && !(isOurs(component) && ours.has(component.name)),
  );
  expect(strange.map(nameOf)).toEqual([]);
});

test.each([
  ['packages that are younger than three days', /^minimumReleaseAge: 4320$/m],
  ['install scripts that are not listed', /^strictDepBuilds: true$/m],
  ['packages that come from elsewhere than the registry', /^blockExoticSubdeps: true$/m],
])('an installation refuses %s', { tags: ['P35'] }, (_, setting) => {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  expect(workspace).toMatch(setting);
  expect(workspace).not.toMatch(/minimumReleaseAgeExclude|dangerouslyAllowAllBuilds/);
});
