import { join } from 'node:path';
import { checkBrowsers } from './browser-apis.mjs';
import { buildReference } from './build-reference.mjs';
import { buildStorefront } from './build-storefront.mjs';
import { checkComments } from './check-comments.mjs';
import { checkCommits } from './check-commits.mjs';
import { checkComponents, checkMachines } from './check-components.mjs';
import { checkImports } from './check-imports.mjs';
import { checkLocales } from './check-locales.mjs';
import { checkMessages } from './check-messages.mjs';
import { checkProse } from './check-prose.mjs';
import { checkScreens } from './check-screens.mjs';
import { checkStyles } from './check-styles.mjs';
import { checkText } from './check-text.mjs';
import { checkTraces } from './check-traces.mjs';
import { checkUsages } from './check-usages.mjs';
import { checkUsedComponents } from './check-used-components.mjs';
import { checkWords } from './check-words.mjs';
import { checkCss } from './css-features.mjs';
import { typedFolders } from './folders.mjs';
import { root } from './paths.mjs';
import { checkPromiseTitles } from './promises/list-promise-tests.mjs';
import { bin, projectEnv, projectNode, run, tail } from './run.mjs';
import { seconds } from './seconds.mjs';

/** @typedef {{ name: string, run: () => Promise<string> }} Check resolves with the problems; empty without problems */

// The type checker keeps one core busy and needs about 1 GB.
const AT_ONCE = 2;
const LINES_SHOWN = 60;
/** Checks documents and English messages; cspell.json lists the files and allowed words. Unchanged files are cached. */
const SPELLING =
  'lint --no-progress --no-summary --dot --cache --cache-location .cache/cspell --cache-strategy content'.split(' ');

/**
 * Chooses the checks to run: all of them by default, or only fast ones for some folders.
 *
 * @param {readonly string[]} [folders] relative to the project, with a `tsconfig.json` each
 * @returns {Check[]}
 */
export function chooseChecks(folders = []) {
  if (folders.length > 0) return [...folders.map(typeCheck), biomeCheck(folders), importCheck(folders)];
  return [
    // The slowest check starts first.
    { name: 'links of the reference', run: buildReference },
    { name: 'supported browsers', run: checkClient },
    ...typedFolders().map(typeCheck),
    { name: 'usage code compiles', run: checkUsages },
    biomeCheck(['.']),
    { name: 'unused code', run: () => tool('knip', ['--no-progress']) },
    importCheck(),
    { name: 'no text in code', run: async () => checkWords().join('\n') },
    { name: 'page translators can replace text', run: async () => checkText().join('\n') },
    { name: 'styles follow text size and forced colors', run: async () => checkStyles().join('\n') },
    { name: 'components are documented', run: async () => checkComponents().join('\n') },
    { name: 'machines have stories', run: async () => checkMachines().join('\n') },
    { name: 'screens use the components', run: async () => checkUsedComponents().join('\n') },
    { name: 'every screen has a story', run: async () => checkScreens().join('\n') },
    { name: 'documents are in plain English', run: async () => checkProse().join('\n') },
    { name: 'comments are in plain English', run: async () => checkComments().join('\n') },
    { name: 'subjects of new commits are short', run: async () => (await checkCommits()).join('\n') },
    { name: 'promises name their tests', run: async () => (await checkPromiseTitles()).join('\n') },
    { name: 'spelling', run: () => tool('cspell', SPELLING) },
    { name: 'locales agree', run: async () => checkLocales().join('\n') },
    { name: 'messages are used', run: async () => checkMessages().join('\n') },
    { name: 'no trace of a machine', run: async () => (await checkTraces()).join('\n') },
  ];
}

/** @param {string} folder @returns {Check} */
function typeCheck(folder) {
  return { name: `types ${folder}`, run: () => checkTypes(folder) };
}

/** @param {readonly string[]} folders @returns {Check} */
function biomeCheck(folders) {
  const args = ['check', '--error-on-warnings', '--colors=off', ...folders];
  return { name: 'lint and format', run: () => tool('biome', args) };
}

/** @param {readonly string[]} [folders] @returns {Check} */
function importCheck(folders) {
  return { name: 'imports point one way', run: async () => checkImports(folders).join('\n') };
}

/** Checks the built client, because dependencies use newer APIs too, and the build writes the styles. */
async function checkClient() {
  await buildStorefront();
  const client = join(root, 'apps', 'storefront', 'dist', 'client');
  return [...checkBrowsers(client), ...checkCss(client)].join('\n');
}

/** Uses the native compiler, which is several times as fast. @param {string} folder */
async function checkTypes(folder) {
  const compiler = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
  const { code, output } = await run(projectNode(), [compiler, '-p', folder, '--pretty', 'false']);
  return code === 0 ? '' : output.trim() || `tsc exited with code ${code}`;
}

/** @param {string} name @param {readonly string[]} args */
async function tool(name, args) {
  const { code, output } = await run(bin('.', name), args, {
    env: projectEnv({ NO_COLOR: '1', FORCE_COLOR: undefined }),
  });
  return code === 0 ? '' : output.trim() || `${name} exited with code ${code}`;
}

/**
 * Runs checks, two at a time, and prints the result of each.
 *
 * @param {readonly string[]} [folders] folders to check; all by default
 * @returns {Promise<import('./results.mjs').Count>}
 */
export async function runChecks(folders = []) {
  const queue = chooseChecks(folders);
  let passed = 0;
  /** @type {string[]} */
  const failures = [];
  const work = async () => {
    for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
      const start = Date.now();
      const problems = await check.run();
      console.log(`${problems === '' ? 'ok    ' : 'FAILED'} ${check.name} (${seconds(start)})`);
      if (problems === '') {
        passed += 1;
        continue;
      }
      console.log(`${tail(problems, LINES_SHOWN)}\n`);
      failures.push(`${check.name}\n${tail(problems, LINES_SHOWN)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { passed, failed: failures.length, failures };
}
