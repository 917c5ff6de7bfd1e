import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { root } from './paths.mjs';
import { isForTests, sourceFiles } from './source-files.mjs';

/**
 * Which way imports point: domain ← search ← offline ← conformance, state-machines, ui ← apps.
 *
 * @type {ReadonlyArray<{ folder: RegExp, forbidden: RegExp, reason: string, includesTests?: boolean }>} `folder`: paths of the
 *   files; `forbidden`: names that they must not import
 */
const RULES = [
  ...packageRule('domain', []),
  ...packageRule('search', ['domain']),
  ...packageRule('offline', ['domain', 'search']),
  ...packageRule('conformance', ['domain'], ['offline']),
  ...packageRule('state-machines', ['domain', 'offline']),
  ...packageRule('ui', ['domain']),
  {
    // The command of conformance runs in Node only.
    folder: /^packages\/(domain|search|offline|conformance)\/(?!src\/command\/)/,
    forbidden: /^(react|react-dom|react-.*|xstate|hono|node:.*)(\/|$)/,
    reason: 'this package runs anywhere: no framework, no Node',
  },
  {
    // Examples are what an app writes; `sessionEffects` is for apps that use the client of `@mallard/domain`.
    folder: /^packages\/state-machines\/(?!src\/(example\/|auth\/sessionEffects\.ts$))/,
    forbidden: /^@mallard\/(domain\/(client|storage)|offline\/(?!queue$).*)$/,
    reason: 'a machine names its actors and gets them through `provide`',
  },
  {
    folder: /^packages\/state-machines\/(?!src\/react\/)/,
    forbidden: /^(react|react-dom|@xstate\/react|node:.*)(\/|$)/,
    reason: 'machines are independent of React and Node',
  },
  {
    folder: /^packages\/state-machines\/src\/react\//,
    forbidden: /^(react-dom|node:.*)(\/|$)/,
    reason: 'hooks render nothing, so that they also run in React Native',
  },
  {
    folder: /^packages\/ui\//,
    forbidden: /^@mallard\/domain\/(client|storage|password)$/,
    reason: 'components get data as props and report actions through callbacks',
  },
  {
    folder: /^packages\/ui\//,
    forbidden: /^(xstate|@xstate\/.*|wouter|@tanstack\/.*|i18next)(\/|$)/,
    reason: 'components are independent of state machines, routers, clients and translations of the app',
  },
  { folder: /^catalogue\//, forbidden: /^@mallard\/(?!(domain|offline)\/)/, reason: 'the catalogue is data only' },
  {
    folder: /^apps\/api\//,
    forbidden: /^@mallard\/(ui|state-machines|storefront)(\/|$)|^react(-dom)?(\/|$)/,
    reason: 'the API renders nothing',
  },
  {
    // The sample shop replaces the server when there is no network.
    folder: /^apps\/storefront\/src\/(?!offline\/)/,
    forbidden: /^@mallard\/(api|catalogue)(\/|$)/,
    reason: 'the storefront uses the API through its contract',
  },
  {
    folder: /^apps\/storefront\/src\/(?!locales\/|i18n\/)/,
    forbidden: /^(i18next|react-i18next)(\/|$)/,
    reason: 'texts come from i18n/useTranslation.ts',
  },
];

/**
 * @param {string} name of a package
 * @param {readonly string[]} dependencies packages that its code may import
 * @param {readonly string[]} [testDependencies] packages that only its tests may import
 */
function packageRule(name, dependencies, testDependencies = []) {
  const rule = (/** @type {readonly string[]} */ allowed) => ({
    folder: new RegExp(`^packages/${name}/`),
    forbidden: new RegExp(`^@mallard/(?!(${[name, ...allowed].join('|')})(/|$))`),
    reason: `${name} imports ${allowed.length === 0 ? 'no other package' : `only ${allowed.join(', ')}`}`,
  });
  const forAll = { ...rule([...dependencies, ...testDependencies]), includesTests: true };
  return testDependencies.length === 0 ? [forAll] : [rule(dependencies), forAll];
}

const HYDRATION = 'apps/storefront/src/hydration/';

/** Folders of a folder, each above those that it may import. Tests may import all, and JSON files are data for all. */
export const LAYERS = {
  'apps/api/src/features': [
    'home',
    'categories',
    'wishlist',
    'reviews',
    'afterSale',
    'payments',
    'orders',
    'paymentAttempts',
    'cart',
    'coupons',
    'user',
    'service',
    'address',
    'products',
    'skus',
    'upload',
    'notifications',
  ],
  'apps/api/src': ['server', 'seed', 'backup', 'jobs', 'features', 'http', 'gateways', 'db', 'config'],
  'apps/storefront/src': [
    'app',
    'layout',
    'features',
    'shared',
    'screen',
    'session',
    'data',
    'services',
    'offline',
    'navigation',
    'hydration',
    'preferences',
    'i18n',
    'react',
  ],
  'packages/ui/src': [
    'exports',
    'testing',
    'foundations-docs',
    'fixtures',
    'locales',
    'account',
    'commerce',
    'navigation',
    'forms',
    'feedback',
    'actions',
    'foundations',
    'intl',
    'theme',
  ],
};

/**
 * Checks one file's imports against the architecture.
 *
 * @param {string} path relative to the project
 * @param {string} text its content
 * @returns {string[]} a message for each import that breaks a rule
 */
export function importProblems(path, text) {
  return importsOf(text).flatMap((name) =>
    problemsOf(path, name).map((reason) => `${path} imports ${name}: ${reason}`),
  );
}

/** @param {string} text of a file @returns {string[]} the imported names, including types and dynamic imports */
function importsOf(text) {
  return ts.preProcessFile(text, true, true).importedFiles.map((file) => file.fileName);
}

/** @param {string} path @param {string} name @returns {string[]} */
function problemsOf(path, name) {
  if (name.startsWith('.')) return relativeProblems(path, targetOf(path, name));
  if (/^@mallard\/[^/]+\/(src|dist)(\/|$)/.test(name)) return ['a package is imported by its published entry points'];
  return RULES.filter(
    ({ folder, forbidden, includesTests }) =>
      folder.test(path) && forbidden.test(name) && (includesTests || !isForTests(path)),
  ).map(({ reason }) => reason);
}

/** @param {string} path @param {string} name of a relative import @returns {string} the imported file, relative to the project */
function targetOf(path, name) {
  return posix.join(posix.dirname(path), name.replace(/\?.*$/, ''));
}

/** @param {string} path @param {string} target the imported file, relative to the project @returns {string[]} */
function relativeProblems(path, target) {
  const problems = [];
  if (
    packageOf(target) !== packageOf(path) &&
    !isReadBeforeInstall(path, target) &&
    !isProjectSetting(target) &&
    !isManagerToken(path, target)
  )
    problems.push('another package is imported by its name, not by a path into it');
  const upward = upwardImport(path, target);
  if (upward && !isForTests(path)) problems.push(upward);
  const [feature, importedFeature] = [featureOf(path), featureOf(target)];
  if (feature && importedFeature && feature !== importedFeature)
    problems.push('a feature does not import another: what several features use is in shared/');
  if (target.startsWith(HYDRATION) && !path.startsWith(HYDRATION) && target !== `${HYDRATION}index.ts`)
    problems.push('everything deferred, lazy or replayed is imported from hydration/index.ts');
  if (!/\.[a-z0-9]+$/.test(target))
    problems.push('a relative import names its file with the extension, because Node runs it as it is');
  return problems;
}

/**
 * Returns whether a script reads the options of a command. It runs before the packages are installed, so it uses paths.
 *
 * @param {string} path
 * @param {string} target
 */
function isReadBeforeInstall(path, target) {
  return path.startsWith('scripts/') && target.endsWith('.mjs');
}

/**
 * Returns whether the manager of Storybook imports design tokens. Storybook bundles its manager with settings of its own, which can't
 * find the sources of a package by name.
 *
 * @param {string} path
 * @param {string} target
 */
function isManagerToken(path, target) {
  return /^\.storybook\/(manager|brandImage)\.ts$/.test(path) && target.startsWith('packages/ui/src/theme/tokens/');
}

/** Returns whether a file is a setting in the root folder. @param {string} target */
function isProjectSetting(target) {
  return /^[^/]+\.json$/.test(target);
}

/** @param {string} path */
function packageOf(path) {
  return /^(packages|apps)\/[^/]+/.exec(path)?.[0] ?? path.split('/')[0];
}

/** @param {string} path @param {string} target @returns {string | undefined} a message if a lower layer imports a higher one */
function upwardImport(path, target) {
  if (target.endsWith('.json')) return undefined;
  for (const [owner, layers] of Object.entries(LAYERS)) {
    const [layer, importedLayer] = [layerOf(owner, path), layerOf(owner, target)];
    if (layers.includes(importedLayer) && layers.indexOf(layer) > layers.indexOf(importedLayer))
      return `in ${owner}, ${layer} is below ${importedLayer}`;
  }
  return undefined;
}

/** @param {string} owner such as `apps/api/src` @param {string} path @returns {string} folder in the owner; empty for other files */
function layerOf(owner, path) {
  return new RegExp(`^${owner}/([^/]+)/`).exec(path)?.[1] ?? '';
}

/** @param {string} path */
function featureOf(path) {
  return /^apps\/storefront\/src\/features\/([^/]+)\//.exec(path)?.[1];
}

/**
 * Finds import cycles of at least two files; a story may import its own exports. If files are in several cycles together,
 * only the shortest one through their first path is listed, so another one may be reported after it is removed.
 *
 * @param {ReadonlyMap<string, readonly string[]>} files paths, and for each the paths that it imports
 * @returns {string[][]} for each cycle its paths in the order of the imports, with the first one again at the end
 * @example importCycles(new Map([['a.ts', ['b.ts']], ['b.ts', ['a.ts']]])) // [['a.ts', 'b.ts', 'a.ts']]
 */
export function importCycles(files) {
  return connectedComponents(files)
    .filter((component) => component.length > 1)
    .map((component) => shortestCycle(files, component.sort()))
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
}

/**
 * @param {ReadonlyMap<string, readonly string[]>} files
 * @returns {string[][]} the files in groups in which each imports all others, directly or not
 * @see https://en.wikipedia.org/wiki/Tarjan%27s_strongly_connected_components_algorithm
 */
function connectedComponents(files) {
  /** @type {Map<string, number>} */
  const indexes = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const components = [];
  /** @param {string} path @returns {number} the lowest index on the stack that can be reached from `path` */
  const visit = (path) => {
    const index = indexes.size;
    indexes.set(path, index);
    const depth = stack.push(path) - 1;
    let lowest = index;
    for (const target of files.get(path) ?? []) {
      if (!files.has(target)) continue;
      const targetIndex = indexes.get(target);
      if (targetIndex === undefined) lowest = Math.min(lowest, visit(target));
      else if (stack.includes(target)) lowest = Math.min(lowest, targetIndex);
    }
    if (lowest === index) components.push(stack.splice(depth));
    return lowest;
  };
  for (const path of files.keys()) if (!indexes.has(path)) visit(path);
  return components;
}

/**
 * @param {ReadonlyMap<string, readonly string[]>} files
 * @param {readonly string[]} component paths of files that import each other, directly or not
 * @returns {string[]} the shortest cycle through its first path
 */
function shortestCycle(files, [first = '', ...otherPaths]) {
  const unvisited = new Set(otherPaths);
  const chains = [[first]];
  for (const chain of chains) {
    const targets = files.get(chain.at(-1) ?? '') ?? [];
    if (chain.length > 1 && targets.includes(first)) return [...chain, first];
    for (const target of targets) if (unvisited.delete(target)) chains.push([...chain, target]);
  }
  throw new RangeError(`No import cycle contains ${first}`);
}

/**
 * Checks that files do not import each other.
 *
 * @param {readonly { path: string, text: string }[]} files `path`: relative to the project
 * @returns {string[]} a message for each cycle
 */
export function cycleProblems(files) {
  const imports = new Map(files.map(({ path, text }) => [path, relativeTargets(path, text)]));
  return importCycles(imports).map((cycle) => `Import cycle: ${cycle.join(' → ')}`);
}

/** @param {string} path @param {string} text @returns {string[]} files of its relative imports */
function relativeTargets(path, text) {
  return importsOf(text)
    .filter((name) => name.startsWith('.'))
    .map((name) => targetOf(path, name));
}

/**
 * Checks that the files that tests replace exist. Vitest ignores the replacement of a missing file.
 *
 * @param {readonly { path: string, text: string }[]} files `path`: relative to the project
 * @param {(path: string) => boolean} [exists] whether there is a file
 * @returns {string[]} a message for each missing file
 */
export function mockProblems(files, exists = (path) => existsSync(join(root, path))) {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/\bvi\.(?:mock|doMock)\(\s*['"](\.[^'"]+)['"]/g)].flatMap(([, name = '']) =>
      exists(targetOf(path, name)) ? [] : `${path} mocks ${name}, which does not exist`,
    ),
  );
}

/**
 * @param {readonly string[]} [folders] folders to check, relative to the project; all by default
 * @returns {string[]} a message for each import that breaks a rule, each import cycle and each mock of a missing file
 */
export function checkImports(folders) {
  const files = sourceFiles()
    .filter(({ path }) => folders === undefined || folders.some((folder) => path.startsWith(`${folder}/`)))
    .map(({ path, file }) => ({ path, text: readFileSync(file, 'utf8') }));
  return [
    ...files.flatMap(({ path, text }) => importProblems(path, text)),
    ...cycleProblems(files),
    ...mockProblems(files),
  ];
}
