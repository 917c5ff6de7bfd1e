/// <reference types="vite/types/importMeta.d.ts" />

const sources = import.meta.glob<string>(['../*/*/*.tsx', '!../**/*.{stories,test}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Names of the icons that components import from lucide-react, in the order of the alphabet. */
export const iconNames: readonly string[] = [...new Set(Object.values(sources).flatMap(namesIn))].sort();

function namesIn(source: string): string[] {
  const list = /import \{([^}]*)\} from 'lucide-react'/.exec(source)?.[1] ?? '';
  return list
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
}
