import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCommits, commitProblems } from './check-commits.mjs';

test('a subject of 72 characters is fine, and a longer one is reported with its hash', () => {
  expect(commitProblems(`a1b2c3d\t${'x'.repeat(72)}\n`)).toEqual([]);
  expect(commitProblems(`a1b2c3d\tui: short\ne4f5a6b\t${'x'.repeat(73)}`)).toEqual([
    'e4f5a6b: the subject has 73 characters; at most 72',
  ]);
});

test('a folder without Git has nothing to check', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'no-git-'));
  try {
    expect(await checkCommits(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the new commits keep the rule', async () => expect(await checkCommits()).toEqual([]));
