import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LIBRARIES } from './libraries.mjs';
import { root } from './paths.mjs';

test.each(LIBRARIES)('tools that look into the manifest of %s find it', (name) => {
  const manifest = join(root, 'packages', name, 'package.json');
  // A package finds itself by its own name, through what it exports.
  expect(createRequire(manifest).resolve(`@mallard/${name}/package.json`)).toBe(manifest);
});
