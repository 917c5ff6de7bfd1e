import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const importOf = /(?:from|import)\s*["']([^"']+)["']/g;
/** React APIs that are only available in client components. */
const clientName = /import\s*\{[^}]*\b(use[A-Z]\w*|createContext|Component)\b[^}]*\}\s*from\s*["']react["']/;
/** Event handlers and refs: a server component cannot pass functions to the browser. */
const clientProp = /\bon[A-Z]\w*: \(|\bref: \w/;
/** Packages with state of their own. */
const clientPackage = /^(react-aria-components|react-aria)(\/|$)/;

/**
 * Adds `'use client'` to every entry that uses hooks, context, events or refs, so that server
 * components can import it. Entries with plain markup or values stay usable on both sides.
 *
 * @param folder of the build
 * @param entries names of its entry files, without `.js`
 * @returns the marked entries
 */
export function markClientEntries(folder: string, entries: readonly string[]): string[] {
  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    const text = texts.get(file) ?? readFileSync(join(folder, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  const needsClient = (file: string, seen: Set<string>): boolean => {
    if (seen.has(file)) return false;
    seen.add(file);
    const text = textOf(file);
    if (clientName.test(text) || clientProp.test(text)) return true;
    const imports = [...text.matchAll(importOf)].map(([, name = '']) => name);
    return imports.some((name) =>
      name.startsWith('./') ? needsClient(name.slice(2), seen) : clientPackage.test(name),
    );
  };
  const marked = entries.filter((entry) => needsClient(`${entry}.js`, new Set()));
  for (const entry of marked) {
    const file = join(folder, `${entry}.js`);
    writeFileSync(file, `'use client';\n${textOf(`${entry}.js`)}`);
    if (existsSync(`${file}.map`)) addLineToMap(`${file}.map`);
  }
  return marked;
}

/** Changes a source map for a file that has a new first line. Each `;` of its mappings ends a line. */
function addLineToMap(file: string): void {
  const map = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
}
