import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { importedModules, type ModuleGraph } from './importedModules.ts';

/** Folders of the screens on which most visits start. They must not load unused code. */
const ENTRY_FOLDERS = ['home', 'category', 'product'];

const filesAt = (pattern: string) => globSync(fileURLToPath(new URL(pattern, import.meta.url)));

/** Returns a function that finds which entry points import a module statically. The imports are read once per build. */
function createImporterLookup() {
  let imports: { entry: ReadonlySet<string>; screens: ReadonlyMap<string, ReadonlySet<string>> } | undefined;
  return (id: string, graph: ModuleGraph) => {
    imports ??= {
      entry: importedModules(filesAt('src/app/entry-client.tsx'), graph),
      screens: new Map(
        ENTRY_FOLDERS.map((folder) => [folder, importedModules(filesAt(`src/features/${folder}/*Screen.tsx`), graph)]),
      ),
    };
    return {
      isOfEntry: imports.entry.has(id),
      screens: [...imports.screens].flatMap(([folder, ids]) => (ids.has(id) ? [folder] : [])),
    };
  };
}

const importersOf = createImporterLookup();

/** The rules of text fields, without the regions and the reading of pasted addresses, which are large. */
const VALIDATION = /packages[\\/]domain[\\/]src[\\/]validation[\\/](?!region|retired|keyword)[^\\/]+$/;
const SOURCE = /\.tsx?$/;
const FORMS = /packages[\\/]ui[\\/]src[\\/]forms[\\/]/;

/**
 * Groups of modules that are bundled into one chunk. Many small chunks load slowly and compress badly; large ones contain code that a
 * page doesn't use. So there is:
 *
 * - one chunk for React, and one for the code of every page
 * - one for each combination of entry screens that share modules
 * - one for the contract's schemas, which no first view needs, and one for the rules of text fields
 * - one for small modules that many screens share, and one for those that only forms need
 * - one for the smallest modules that import nothing, such as glyphs, and one for those of each entry screen
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
    name(id: string, graph: ModuleGraph) {
      const { isOfEntry, screens } = importersOf(id, graph);
      return !isOfEntry && screens.length > 1 && !id.endsWith('Screen.tsx') ? screens.join('-') : null;
    },
    priority: 2,
  },
  {
    debugName: 'validation',
    name(id: string, graph: ModuleGraph) {
      const { isOfEntry, screens } = importersOf(id, graph);
      return VALIDATION.test(id) && !isOfEntry && screens.length === 0 ? 'validation' : null;
    },
    priority: 2,
  },
  {
    debugName: 'parts',
    name(id: string, graph: ModuleGraph) {
      if (importersOf(id, graph).screens.length > 0) return null;
      return FORMS.test(id) ? 'fields' : 'parts';
    },
    maxModuleSize: 1500,
    minShareCount: 8,
    priority: 1,
  },
  {
    debugName: 'smallest',
    name(id: string, graph: ModuleGraph) {
      // A module that imports others would make every user of the chunk load theirs.
      const importsNothing = graph.getModuleInfo(id)?.importedIds.length === 0;
      return importsNothing && SOURCE.test(id) ? [...importersOf(id, graph).screens, 'smallest'].join('-') : null;
    },
    maxModuleSize: 400,
    minShareCount: 3,
    priority: 0,
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
