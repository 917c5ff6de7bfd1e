import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openConsumers, UNPLUGGED } from './consumers.mjs';
import { LIBRARIES } from './libraries.mjs';
import { root } from './paths.mjs';
import { pnpm } from './pnpm.mjs';
import { bin, projectEnv, projectNode, run, tail } from './run.mjs';
import { seconds } from './seconds.mjs';

const LINES_SHOWN = 40;
/** Not within node_modules, where bundlers expect no sources. */
const bench = join(root, '.cache', 'consumers');

/** @typedef {{ name: string, run: () => Promise<string> }} Step resolves with what is wrong, empty when nothing is */

/** What another team does with our packages: builds, packs, installs, compiles and opens them. @returns {Step[]} */
function steps() {
  const each = (/** @type {string} */ verb, /** @type {(name: string) => Promise<string>} */ action) =>
    LIBRARIES.map((name) => ({ name: `${verb} ${name}`, run: () => action(name) }));
  return [
    ...each('build', (name) => tool(bin(`packages/${name}`, 'tsup'), ['--silent'], join(root, 'packages', name))),
    {
      name: 'sizes',
      run: () => tool(projectNode(), [join(root, 'scripts', 'weigh-entries.mjs'), '--quiet']),
    },
    { name: 'pack and install', run: packAndInstall },
    ...each('publint', (name) => tool(bin('packages/ui', 'publint'), ['--strict', join(bench, `${name}.tgz`)])),
    ...each('types of', (name) =>
      tool(bin('packages/ui', 'attw'), [
        join(bench, `${name}.tgz`),
        '--profile',
        'esm-only',
        '--exclude-entrypoints',
        ...sheets(name),
      ]),
    ),
    { name: 'build with Vite and Next.js, and for a worker', run: buildConsumers },
    { name: 'run in Node', run: runInNode },
    { name: 'run the command of conformance', run: () => tool(installedCommand('mallard-conformance'), ['--help']) },
    { name: 'open in a browser', run: () => openConsumers(bench) },
  ];
}

/** Runs every step; what a failed one leaves behind, the later ones meet. @returns {Promise<import('./results.mjs').Count>} */
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

/** Style sheets have no types. @param {string} name of a package */
function sheets(name) {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  const without = Object.keys(exports).filter((path) => path.endsWith('.css'));
  return without.length === 0 ? ['none'] : without;
}

/** Lays the tarballs and the consumers out beside each other, outside of our workspace, and installs them. */
async function packAndInstall() {
  rmSync(bench, { recursive: true, force: true });
  mkdirSync(bench, { recursive: true });
  for (const name of LIBRARIES) {
    const packed = await pnpm(['pack', '--out', join(bench, `${name}.tgz`)], join(root, 'packages', name));
    if (packed.code !== 0) return packed.output;
  }
  const consumers = join(root, 'consumers');
  for (const folder of readdirSync(consumers).filter((name) => existsSync(join(consumers, name, 'package.json')))) {
    cpSync(join(consumers, folder), join(bench, folder), { recursive: true });
    const sources = existsSync(join(bench, folder, 'src')) ? 'src' : 'app';
    if (folder !== 'unplugged') cpSync(join(consumers, 'shop.tsx'), join(bench, folder, sources, 'shop.tsx'));
  }
  writeFileSync(join(bench, 'package.json'), '{ "name": "consumers", "private": true }\n');
  writeFileSync(join(bench, 'pnpm-workspace.yaml'), workspaceOfConsumers());
  const installed = await pnpm(['install', '--no-frozen-lockfile', '--reporter=append-only'], bench);
  return installed.code === 0 ? '' : installed.output;
}

/** Our own versions of everything, and the tarballs wherever a package of ours is asked for. */
function workspaceOfConsumers() {
  const ours = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const packages = 'packages:\n  - vite\n  - next\n  - unplugged\n';
  const overrides = LIBRARIES.map((name) => `  '@mallard/${name}': file:${join(bench, `${name}.tgz`)}\n`).join('');
  return `${ours.replace(/^packages:\n(?: +- .*\n)+/m, packages)}\noverrides:\n${overrides}`;
}

/** All at once: each keeps one core busy for half of its time. */
async function buildConsumers() {
  const builds = ['vite', 'next', 'unplugged'].map((name) =>
    tool('npm', ['run', 'build', '--silent'], join(bench, name)),
  );
  return (await Promise.all(builds)).filter((problems) => problems !== '').join('\n');
}

/** Imports every entry of what needs no page, and buys something. */
async function runInNode() {
  const { code, output } = await run(projectNode(), ['src/inNode.ts'], { cwd: join(bench, 'unplugged') });
  return code === 0 && output.trim() === UNPLUGGED ? '' : output;
}

/** @param {string} name @returns {string} a program that one of our packages brings, as npx would find it */
function installedCommand(name) {
  return join(bench, 'unplugged', 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}

/** @param {string} command @param {readonly string[]} args @param {string} [cwd] @returns {Promise<string>} */
async function tool(command, args, cwd) {
  const env = projectEnv({ NO_COLOR: '1', FORCE_COLOR: undefined, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined });
  const { code, output } = await run(command, args, { env, ...(cwd && { cwd }) });
  if (code !== 0) return output.trim() || `${command} ended with ${code}`;
  const warnings = output.split('\n').filter((line) => /\bwarn(ing)?\b|^\[plugin /i.test(line));
  return warnings.join('\n');
}
