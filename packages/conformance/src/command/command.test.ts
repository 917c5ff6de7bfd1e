import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { offers, readCapabilities } from '@mallard/domain/capabilities';
import type { Backend } from '@mallard/domain/client';
import { claimCoupon, listCoupons } from '@mallard/domain/contract';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ConformanceReport } from '../kit/report.ts';
import { defectsOfAnswers } from '../kit/testing/defectsOfAnswers.ts';
import { defectsOfConduct } from '../kit/testing/defectsOfConduct.ts';
import { type ServedBackend, serveBackend } from '../kit/testing/serveBackend.ts';
import { openSoundShop } from '../kit/testing/soundShop.ts';

let folder: string;
let command: string;
let served: ServedBackend | undefined;
const inFolder = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mallard-conformance-'));
  command = inFolder('command.mjs');
  // As published: one bundled program for any Node.
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    ssr: { noExternal: true, target: 'node', resolve: { conditions: ['@mallard/source', 'module', 'node'] } },
    build: {
      ssr: fileURLToPath(new URL('main.ts', import.meta.url)),
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: { output: { entryFileNames: 'command.mjs' } },
    },
  });
  await writeFile(inFolder('conformance.json'), JSON.stringify({ passwordHashing, callbackSecret: 'secret' }));
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  await served?.close();
  served = undefined;
});

const passwordHashing = { salt: 'test', iterations: 1 };

/** Serves the correct shop, or a modified one. */
async function serve(make: (sound: Backend) => Backend = (sound) => sound): Promise<string> {
  served = await serveBackend(make(openSoundShop().backend));
  return served.url;
}

function run(...args: string[]): Promise<{ code: number | null; output: string; complaints: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, ...args], { cwd: folder });
    let [output, complaints] = ['', ''];
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (complaints += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output, complaints }));
  });
}

async function readReport(): Promise<ConformanceReport> {
  return JSON.parse(await readFile(inFolder('report.json'), 'utf8'));
}

const written = ['--config', 'conformance.json', '--json', 'report.json'];

describe('the command', { timeout: 120_000 }, () => {
  it('exits with 0 without failures, and lists skipped cases', async () => {
    const { code, output } = await run(`${await serve()}/api`, ...written, '--only', 'service,reviews,orders,user');
    const { counts, results, notOffered } = await readReport();
    expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(code).toBe(0);
    expect(notOffered).toEqual([]);
    expect(counts.passed).toBeGreaterThan(80);
    expect(output).toContain(`${counts.passed} passed, 0 failed, ${counts.skipped} skipped`);
    const skipped = results.filter(({ outcome }) => outcome === 'skipped').map(({ message }) => message);
    expect(new Set(skipped)).toEqual(
      new Set(['the target offers no ship hook', 'the target offers no readVerificationCode hook']),
    );
  });

  // Defects for which a real connection makes a difference.
  const overTheWire = [...defectsOfAnswers, ...defectsOfConduct].filter(({ name }) =>
    /envelope|page where|breaks off|too early|last piece|refresh is repeated|other shoppers/.test(name),
  );

  it.each(overTheWire.map((defect) => [defect.name, defect] as const))(
    'exits with 1 for a server that %s, and names the defect',
    async (name, { plant, only, failing, says }) => {
      const { code, output } = await run(await serve(plant), ...written, '--only', only.join(','));
      expect(code).toBe(1);
      const failed = (await readReport()).results.filter(({ outcome }) => outcome === 'failed');
      const found = failed.find(({ endpoint, sentence }) => failing.test(`${endpoint} ${sentence}`));
      // A real connection reports no reason for its failure.
      expect(found?.message).toMatch(name === 'breaks off' ? /must be answered, but/ : says);
      expect(output).toContain(`✗ ${found?.sentence}`);
    },
  );

  it('writes the missing endpoints of a server to a file, for the storefront', async () => {
    const { plant } = defectsOfAnswers.find(({ name }) => name === 'has no coupons') ?? { plant: undefined };
    await writeFile(inFolder('without.json'), JSON.stringify({ passwordHashing, notOffered: ['coupons'] }));
    const { code, output } = await run(
      await serve(plant),
      '--config',
      'without.json',
      '--only',
      'coupons,home',
      '--capabilities',
      'c.json',
    );
    expect(code).toBe(0);
    expect(output).toContain('is offered — skipped: not offered, as was said beforehand');
    const read = readCapabilities(JSON.parse(await readFile(inFolder('c.json'), 'utf8')));
    if (!read.ok) throw new Error(read.error.code);
    expect([listCoupons, claimCoupon].map((endpoint) => offers(read.capabilities, endpoint))).toEqual([false, false]);
    expect(read.capabilities.notOffered).toEqual({ areas: ['coupons'], endpoints: [] });
  });

  it.each<[string, string[], RegExp]>([
    ['no address', [], /Name one address/],
    ['something else', ['shop'], /shop is no http address/],
    ['an option that there is not', ['http://localhost:1', '--fast'], /--fast/],
    [
      'its own name, and an address without a server',
      ['mallard-conformance', 'http://127.0.0.1:9'],
      /No server answers/,
    ],
    ['an address without a server', ['http://127.0.0.1:9'], /No server answers at http:\/\/127\.0\.0\.1:9\/api\/ping/],
    ['a configuration that is not there', ['http://127.0.0.1:9', '--config', 'none.json'], /none\.json cannot be read/],
  ])('exits with 2 and a message for %s', async (_, args, sentence) => {
    const { code, complaints } = await run(...args);
    expect(complaints).toMatch(sentence);
    expect(code).toBe(2);
  });

  it.each([
    ['--json', 'none/report.json'],
    ['--capabilities', 'none/c.json'],
    ['--json', '.'],
  ])('exits with 2 before the first case if %s %s is not writable', async (option, file) => {
    const asked: string[] = [];
    const url = await serve((sound) => async (request) => {
      asked.push(new URL(request.url).pathname);
      return sound(request);
    });
    const { code, complaints } = await run(url, option, file, '--only', 'service');
    expect(complaints).toContain(`${file} cannot be written: `);
    expect(code).toBe(2);
    expect(asked).toEqual(['/api/ping']);
  });

  it('exits with 2 and lists every error of a configuration', async () => {
    const bad = { notOffered: ['drones'], hooks: { ship: 'soon' }, patience: 3, accounts: [] };
    await writeFile(inFolder('bad.json'), JSON.stringify(bad));
    const { code, complaints } = await run('http://127.0.0.1:9', '--config', 'bad.json');
    expect(code).toBe(2);
    for (const sentence of [
      'notOffered.0 is no area or endpoint',
      'hooks.ship must be an http address, or "wait"',
      'patience is not known here',
      'accounts must name two accounts at least',
    ])
      expect(complaints).toContain(sentence);
  });

  it('exits with 2 for an unknown area, and lists the known ones', async () => {
    const { code, complaints } = await run(await serve(), '--only', 'drones');
    expect(code).toBe(2);
    expect(complaints).toMatch(/There is no area or endpoint drones\. The areas are .*cart/);
  });

  it('shows its usage', async () => {
    const { code, output } = await run('--help');
    expect(code).toBe(0);
    expect(output).toContain('mallard-conformance <url>');
  });
});
