import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../paths.mjs';
import { guards } from './guards.mjs';

it.each(guards)('"$name" is in its file once, and its tests exist', ({ file, code, without, test }) => {
  expect(readFileSync(join(root, file), 'utf8').split(code)).toHaveLength(2);
  expect(without).not.toBe(code);
  expect(existsSync(join(root, test))).toBe(true);
});
