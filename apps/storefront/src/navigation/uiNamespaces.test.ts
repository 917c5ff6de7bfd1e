import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHELL_NAMESPACES } from '../i18n/i18n.ts';
import { routes } from './routes.ts';
import { namespacesOf } from './screenModule.ts';

const STOREFRONT = new URL('../', import.meta.url);
const UI = new URL('../../../../packages/ui/src/exports/', import.meta.url);
const IMPORT = /(?:import|export) (?!type )[^'";]*?from '([^']+)'|import\('([^']+)'\)|import '([^']+)'/g;

/** Returns the modules of the storefront and of `@mallard/ui` that a module imports, also on demand. */
function importsOf(file: URL, text: string): URL[] {
  return [...text.matchAll(IMPORT)].flatMap(([, fixed, lazy, bare]) => {
    const specifier = fixed ?? lazy ?? bare ?? '';
    const url = specifier.startsWith('@mallard/ui/')
      ? new URL(`${specifier.slice('@mallard/ui/'.length)}.ts`, UI)
      : new URL(specifier, file);
    return /\.tsx?$/.test(url.pathname) && existsSync(url) ? [url] : [];
  });
}

/** Returns the namespaces that a module and all that it imports read with `useMessages`. */
function uiNamespacesOf(start: string): string[] {
  const namespaces = new Set<string>();
  const seen = new Set<string>();
  const queue = [new URL(start, STOREFRONT)];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file.href)) continue;
    seen.add(file.href);
    const text = readFileSync(file, 'utf8');
    for (const [, namespace] of text.matchAll(/useMessages\('(\w+)'/g)) namespaces.add(`ui/${namespace}`);
    queue.push(...importsOf(file, text));
  }
  return [...namespaces];
}

it('loads the messages of the components around every screen', () => {
  expect(SHELL_NAMESPACES).toEqual(expect.arrayContaining(uiNamespacesOf('app/entry-client.tsx')));
});

it.each(Object.entries(routes))('loads the messages of the components of %s', (_name, route) => {
  const used = uiNamespacesOf(`features/${route.screen}Screen.tsx`);
  expect(namespacesOf(route), 'Add the missing ones to `namespaces` of the route').toEqual(
    expect.arrayContaining(used),
  );
});
