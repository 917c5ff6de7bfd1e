import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The bundler's module graph. */
interface Context {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Folders of the screens on which most visits start. They must not load unused code. */
const ENTRY_FOLDERS = ['home', 'category', 'product'];

const filesAt = (pattern: string) => globSync(fileURLToPath(new URL(pattern, import.meta.url)));

/** Returns a function that finds which entry points import a module statically. The graph is computed once per build. */
function createImporterLookup() {
  let graph: { entry: ReadonlySet<string>; screens: ReadonlyMap<string, ReadonlySet<string>> } | undefined;
  return (id: string, context: Context) => {
    graph ??= {
      entry: findImports(filesAt('src/app/entry-client.tsx'), context),
      screens: new Map(
        ENTRY_FOLDERS.map((folder) => [folder, findImports(filesAt(`src/features/${folder}/*Screen.tsx`), context)]),
      ),
    };
    return {
      isOfEntry: graph.entry.has(id),
      screens: [...graph.screens].flatMap(([folder, ids]) => (ids.has(id) ? [folder] : [])),
    };
  };
}

function findImports(roots: readonly string[], context: Context): ReadonlySet<string> {
  const ids = new Set<string>();
  const visit = (id: string) => {
    if (ids.has(id)) return;
    ids.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  roots.forEach(visit);
  return ids;
}

const importersOf = createImporterLookup();

const FORMS = /packages[\\/]ui[\\/]src[\\/]forms[\\/]/;

/**
 * Groups of modules that are bundled into one chunk. Many small chunks load slowly and compress badly; large ones contain code that a
 * page doesn't use. So there is:
 *
 * - one chunk for React, and one for the code of every page
 * - one for each combination of entry screens that share modules
 * - one for the contract's schemas, which no first view needs
 * - one for small modules that many screens share, and one for those that only forms need
 *
 * All other modules are in the chunks of the screens that import them.
 */
export const chunkGroups = [
  {
    // Includes the rules whose lists the schemas read when they are evaluated. In another chunk they could be evaluated too late.
    name: 'contract',
    test: /packages[\\/]domain[\\/]src[\\/](?:contract[\\/](?!pageLimits|productSorts)|rules[\\/]afterSale)|node_modules[\\/]valibot[\\/]/,
    priority: 5,
  },
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 4 },
  { name: 'shop', tags: ['$initial' as const], priority: 3 },
  {
    debugName: 'entry screens',
    name(id: string, context: Context) {
      const { isOfEntry, screens } = importersOf(id, context);
      return !isOfEntry && screens.length > 1 && !id.endsWith('Screen.tsx') ? screens.join('-') : null;
    },
    priority: 2,
  },
  {
    debugName: 'parts',
    name(id: string, context: Context) {
      if (importersOf(id, context).screens.length > 0) return null;
      return FORMS.test(id) ? 'fields' : 'parts';
    },
    maxModuleSize: 1500,
    minShareCount: 8,
    priority: 1,
  },
];

/**
 * Fails the build when the entry imports the chunk of the contract statically. The two would import each other, so the schemas would be
 * evaluated before the lists that they read, and every page would load them.
 */
export function checkContractChunk(): Plugin {
  return {
    name: 'mallard:contract-chunk',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const contract = chunks.find(({ name }) => name === 'contract');
      const importer = chunks.find(
        ({ isEntry, imports }) => isEntry && contract && imports.includes(contract.fileName),
      );
      if (importer)
        this.error(
          'The entry imports from the chunk "contract": move what it needs out of the modules of that chunk (chunks.ts).',
        );
    },
  };
}
