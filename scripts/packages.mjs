import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openConsumers, UNPLUGGED } from './consumers.mjs';
import { LIBRARIES } from './libraries.mjs';
import { root } from './paths.mjs';
import { pnpm } from './pnpm.mjs';
import { startRegistry } from './registry.mjs';
import { bin, projectEnv, projectNode, run, tail } from './run.mjs';
import { seconds } from './seconds.mjs';

const LINES_SHOWN = 40;
/** Folders of `consumers/` that share a component, and those that are built and opened in a browser. */
const SHOPS = ['vite', 'next', 'react-router'];
const BUILT = [...SHOPS, 'unplugged'];
/** Outside of node_modules, because bundlers do not compile sources in node_modules. */
const consumersFolder = join(root, '.cache', 'consumers');
const consumers = join(root, 'consumers');

/** @typedef {{ name: string, run: () => Promise<string> }} Step resolves with the problems; empty without problems */

/** Returns the steps that test the packages as another team uses them. @returns {Step[]} */
function steps() {
  const each = (/** @type {string} */ verb, /** @type {(name: string) => Promise<string>} */ action) =>
    LIBRARIES.map((name) => ({ name: `${verb} ${name}`, run: () => action(name) }));
  return [
    ...each('build', (name) => tool(bin(`packages/${name}`, 'tsup'), ['--silent'], join(root, 'packages', name))),
    {
      name: 'sizes',
      run: () => tool(projectNode(), [join(root, 'scripts', 'weigh-entries.mjs'), '--quiet']),
    },
    { name: 'npm does not publish', run: refuseNpm },
    { name: 'publish to a registry, and install by name', run: publishAndInstall },
    ...each('publint', (name) =>
      tool(bin('packages/ui', 'publint'), ['--strict', join(consumersFolder, `${name}.tgz`)]),
    ),
    ...each('types of', (name) =>
      tool(bin('packages/ui', 'attw'), [
        join(consumersFolder, `${name}.tgz`),
        '--profile',
        'esm-only',
        '--exclude-entrypoints',
        ...styleSheetsOf(name),
      ]),
    ),
    { name: 'build with Vite, Next.js and React Router, and for a worker', run: buildConsumers },
    { name: 'run in Node', run: runInNode },
    { name: 'test with Jest', run: () => tool('npm', ['test', '--silent'], join(consumersFolder, 'jest')) },
    {
      name: 'run the command of the conformance package',
      run: () => tool(installedCommand('mallard-conformance'), ['--help']),
    },
    { name: 'open in a browser', run: () => openConsumers(consumersFolder) },
  ];
}

/** Runs all steps, also after a failed one. @returns {Promise<import('./results.mjs').Count>} */
export async function runPackages() {
  let passed = 0;
  /** @type {string[]} */
  const failures = [];
  for (const step of steps()) {
    const start = Date.now();
    const problems = await step.run();
    console.log(`${problems === '' ? 'ok    ' : 'FAILED'} ${step.name} (${seconds(start)})`);
    if (problems === '') {
      passed += 1;
      continue;
    }
    console.log(tail(problems, LINES_SHOWN));
    failures.push(`${step.name}\n${tail(problems, LINES_SHOWN)}`);
  }
  return { passed, failed: failures.length, failures };
}

/** Returns the style sheets of a package, which have no types. @param {string} name */
function styleSheetsOf(name) {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  const styleSheets = Object.keys(exports).filter((path) => path.endsWith('.css'));
  return styleSheets.length === 0 ? ['none'] : styleSheets;
}

/** Publishing with npm would leave versions such as `workspace:^` in the manifest. */
async function refuseNpm() {
  const { code, output } = await run('npm', ['publish', '--dry-run'], { cwd: join(root, 'packages', 'search') });
  return code !== 0 && output.includes('Publish with `pnpm publish`') ? '' : `npm publish was not refused:\n${output}`;
}

/** Publishes the packages as a release does, and installs them in a separate workspace with the consumers. */
async function publishAndInstall() {
  rmSync(consumersFolder, { recursive: true, force: true });
  mkdirSync(consumersFolder, { recursive: true });
  for (const folder of consumerFolders()) {
    cpSync(join(consumers, folder), join(consumersFolder, folder), { recursive: true });
    const sources = existsSync(join(consumersFolder, folder, 'src')) ? 'src' : 'app';
    if (SHOPS.includes(folder)) cpSync(join(consumers, 'shop.tsx'), join(consumersFolder, folder, sources, 'shop.tsx'));
  }
  writeFileSync(join(consumersFolder, 'package.json'), '{ "name": "consumers", "private": true }\n');
  writeFileSync(join(consumersFolder, 'pnpm-workspace.yaml'), workspaceOfConsumers());
  const registry = await startRegistry(join(consumersFolder, 'registry'));
  try {
    const published = await publishTo(registry);
    if (published.code !== 0) return published.output;
    for (const name of LIBRARIES) await downloadTarball(registry, name);
    writeFileSync(join(consumersFolder, '.npmrc'), `@mallard:registry=${registry.url}\n`);
    const installed = await pnpm(['install', '--no-frozen-lockfile', '--reporter=append-only'], consumersFolder);
    return installed.code === 0 ? '' : installed.output;
  } finally {
    registry.close();
  }
}

/**
 * Publishes all packages, without provenance, which only CI can sign.
 *
 * @param {import('./registry.mjs').Registry} registry
 */
function publishTo({ url, userConfig }) {
  const args = ['publish', '--recursive', '--no-git-checks', '--no-provenance', '--registry', url];
  return pnpm(args, root, { NPM_CONFIG_USERCONFIG: userConfig });
}

/** Downloads the tarball of a package as `<name>.tgz`. @param {import('./registry.mjs').Registry} registry @param {string} name */
async function downloadTarball({ url }, name) {
  const { versions } = await (await fetch(`${url}@mallard%2f${name}`)).json();
  const [version] = Object.values(versions);
  const tarball = await (await fetch(version.dist.tarball)).arrayBuffer();
  writeFileSync(join(consumersFolder, `${name}.tgz`), new Uint8Array(tarball));
}

/** Returns the names of the apps in `consumers/`. */
function consumerFolders() {
  return readdirSync(consumers).filter((name) => existsSync(join(consumers, name, 'package.json')));
}

/** Returns a pnpm-workspace.yaml with our versions of dependencies, in which our packages may be new. */
function workspaceOfConsumers() {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const packages = `packages:\n${consumerFolders()
    .map((name) => `  - ${name}\n`)
    .join('')}`;
  return `${workspace.replace(/^packages:\n(?: +- .*\n)+/m, packages)}\nminimumReleaseAgeExclude:\n  - '@mallard/*'\n`;
}

/** Builds all consumers at once. Each build uses one core for half of its time. */
async function buildConsumers() {
  const builds = BUILT.map((name) => tool('npm', ['run', 'build', '--silent'], join(consumersFolder, name)));
  return (await Promise.all(builds)).filter((problems) => problems !== '').join('\n');
}

/** Imports all entry points that need no page, and places an order. */
async function runInNode() {
  const { code, output } = await run(projectNode(), ['src/inNode.ts'], { cwd: join(consumersFolder, 'unplugged') });
  return code === 0 && output.trim() === UNPLUGGED ? '' : output;
}

/** @param {string} name @returns {string} path of a program of one of our packages, as npx finds it */
function installedCommand(name) {
  return join(
    consumersFolder,
    'unplugged',
    'node_modules',
    '.bin',
    process.platform === 'win32' ? `${name}.cmd` : name,
  );
}

/** @param {string} command @param {readonly string[]} args @param {string} [cwd] @returns {Promise<string>} */
async function tool(command, args, cwd) {
  const env = projectEnv({ NO_COLOR: '1', FORCE_COLOR: undefined, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined });
  const { code, output } = await run(command, args, { env, ...(cwd && { cwd }) });
  if (code !== 0) return output.trim() || `${command} exited with code ${code}`;
  const warnings = output.split('\n').filter((line) => /\bwarn(ing)?\b|^\[plugin /i.test(line));
  return warnings.join('\n');
}
