import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LIBRARIES } from './libraries.mjs';
import { root } from './paths.mjs';

test.each(LIBRARIES)('tools can import the manifest of %s', (name) => {
  const manifest = join(root, 'packages', name, 'package.json');
  // A package can import itself by name through its exports.
  expect(createRequire(manifest).resolve(`@mallard/${name}/package.json`)).toBe(manifest);
});
