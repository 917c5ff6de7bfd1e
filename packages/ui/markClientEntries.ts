import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const importOf = /(?:from|import)\s*["']([^"']+)["']/g;
/** React's own names that only the browser's half of a React Server Components app has. */
const clientName = /import\s*\{[^}]*\b(use[A-Z]\w*|createContext|Component)\b[^}]*\}\s*from\s*["']react["']/;
/** What an element is given to be heard or held by: no server may send a function to a browser. */
const clientProp = /\bon[A-Z]\w*: \(|\bref: \w/;
/** Packages that keep state themselves. */
const clientPackage = /^(react-aria-components|react-aria)(\/|$)/;

/**
 * Writes `'use client'` at the head of every entry that reaches hooks, context, events or refs, so that a server component may import it.
 * Entries of plain markup and plain values stay usable on both sides.
 *
 * @param folder of the build
 * @param entries names of its entry files, without `.js`
 * @returns the entries that got the mark
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
  for (const entry of marked) writeFileSync(join(folder, `${entry}.js`), `'use client';\n${textOf(`${entry}.js`)}`);
  return marked;
}
