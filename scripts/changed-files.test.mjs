import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedFiles } from './changed-files.mjs';
import { Stop } from './stop.mjs';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mallard-changed-'));
  git('init', '-q', '-b', 'main');
  write('.gitignore', '*.log\n');
  write('a.ts', '1');
  write('b.ts', '1');
  commit();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string[]} args */
function git(...args) {
  const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@shop.example', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** @returns {string} its hash */
function commit() {
  git('add', '-A');
  git('commit', '-q', '-m', 'change');
  return git('rev-parse', 'HEAD');
}

test('lists committed, edited, new and removed files, but no ignored files and no changes on main', async () => {
  const base = git('rev-parse', 'HEAD');
  git('switch', '-q', '-c', 'branch');
  write('committed/c.ts', '1');
  commit();
  git('switch', '-q', 'main');
  write('main.ts', '1');
  commit();
  git('switch', '-q', 'branch');
  write('a.ts', '2');
  rmSync(join(folder, 'b.ts'));
  write('new/新.ts', '1');
  write('debug.log', '1');
  expect(await changedFiles(folder)).toEqual({ base, files: ['a.ts', 'b.ts', 'committed/c.ts', 'new/新.ts'] });
});

test('compares with origin/main if it exists', async () => {
  const base = git('rev-parse', 'HEAD');
  git('update-ref', 'refs/remotes/origin/main', base);
  write('a.ts', '2');
  commit();
  expect(await changedFiles(folder)).toEqual({ base, files: ['a.ts'] });
});

test('throws an error with instructions if there is no main branch', async () => {
  git('branch', '-m', 'other');
  await expect(changedFiles(folder)).rejects.toThrow(Stop);
  await expect(changedFiles(folder)).rejects.toThrow('without --changed');
});
