import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHELL_NAMESPACES } from '../i18n/i18n.ts';
import { routes } from './routes.ts';
import { namespacesOf } from './screenModule.ts';

const STOREFRONT = new URL('../', import.meta.url);
const UI = new URL('../../../../packages/ui/src/exports/', import.meta.url);
const IMPORT = /(?:import|export) (?!type )[^'";]*?from '([^']+)'|import\('([^']+)'\)|import '([^']+)'/g;
const COMMENT = /^ *\*.*$/gm;

interface Module {
  /** Namespaces that it reads with `useMessages`. */
  reads: string[];
  /** Namespaces that it names, because it loads them with what it imports on demand. */
  loads: string[];
  imports: { url: URL; isOnDemand: boolean }[];
}

/** Reads a module of the storefront or of `@mallard/ui`. */
function readModule(file: URL): Module {
  const text = readFileSync(file, 'utf8').replace(COMMENT, '');
  return {
    reads: [...text.matchAll(/useMessages\('(\w+)'/g)].map(([, namespace]) => `ui/${namespace}`),
    loads: [...text.matchAll(/'(ui\/\w+)'/g)].map(([, namespace = '']) => namespace),
    imports: [...text.matchAll(IMPORT)].flatMap(([, fixed, onDemand, bare]) => {
      const specifier = fixed ?? onDemand ?? bare ?? '';
      const url = specifier.startsWith('@mallard/ui/')
        ? new URL(`${specifier.slice('@mallard/ui/'.length)}.ts`, UI)
        : new URL(specifier, file);
      return /\.tsx?$/.test(url.pathname) && existsSync(url) ? [{ url, isOnDemand: onDemand !== undefined }] : [];
    }),
  };
}

const modules = new Map<string, Module>();
function moduleOf(file: URL): Module {
  const module = modules.get(file.href) ?? readModule(file);
  modules.set(file.href, module);
  return module;
}

/** Returns the namespaces that a module and all that it imports read, except those that are loaded together with an import. */
function uiNamespacesOf(start: string): string[] {
  const namespaces = new Set<string>();
  const seen = new Set<string>();
  const queue = [{ file: new URL(start, STOREFRONT), loaded: new Set<string>() }];
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { file, loaded } = next;
    const id = [file.href, ...[...loaded].sort()].join(' ');
    if (seen.has(id)) continue;
    seen.add(id);
    const { reads, loads, imports } = moduleOf(file);
    for (const namespace of reads) if (!loaded.has(namespace)) namespaces.add(namespace);
    for (const { url, isOnDemand } of imports)
      queue.push({ file: url, loaded: isOnDemand ? new Set([...loaded, ...loads]) : loaded });
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

it('loads no messages with a screen that its components do not read', () => {
  const unused = Object.entries(routes).flatMap(([name, route]) => {
    const used = uiNamespacesOf(`features/${route.screen}Screen.tsx`);
    const own = namespacesOf(route).filter(
      (namespace) => namespace.startsWith('ui/') && !SHELL_NAMESPACES.includes(namespace),
    );
    return own.filter((namespace) => !used.includes(namespace)).map((namespace) => `${name}: ${namespace}`);
  });
  expect(unused).toEqual([]);
});
