import { expect, test } from 'vitest';
import { installProblem, workspaces } from './install.mjs';
import { nodeProblem } from './node-version.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '24.21.0'])('Node %s is supported', (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});

test.each(['20.18.3', '18.20.0', '16.0.0'])('Node %s is refused with the required version', (version) => {
  expect(nodeProblem(version)).toMatch(/needs Node 20\.19 or newer, but this is Node .* Install a current one/);
});

test.each([
  [
    'ERR_PNPM_META_FETCH_FAIL  GET https://example.com/react: getaddrinfo ENOTFOUND example.com',
    /could not be reached.*network/,
  ],
  ['ENOSPC: no space left on device, write', /disk is full/],
  ['EACCES: permission denied, mkdir node_modules', /belong to you/],
  ['ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"', /does not match the package\.json/],
  ['Failed to fetch x.tgz: tcp connect error: Connection refused (os error 111)', /could not be reached/],
  ['spawn npx ENOENT', /npm was not found/],
  ['something else', /Fix the error of pnpm above/],
])('%s', (output, remedy) => {
  const problem = installProblem(`npm warn Unknown user config\n${output}\n`);
  expect(problem).toMatch(remedy);
  expect(problem).toContain(output);
  expect(problem).not.toContain('npm warn');
});

test('finds the packages of the workspace', () => {
  expect(workspaces()).toEqual(
    expect.arrayContaining(['packages/domain', 'apps/storefront', 'catalogue', 'e2e', '.storybook']),
  );
});
