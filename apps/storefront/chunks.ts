import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the bundler knows of a module. */
interface Context {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Folders of the screens by which shoppers come in: they load nothing that they do not use. */
const DOORS = ['home', 'category', 'product'];

const filesAt = (pattern: string) => globSync(fileURLToPath(new URL(pattern, import.meta.url)));

/** Finds out, once per build, what needs a module at once. All that an index of a package names counts as needed. */
function createReach() {
  let reach: { entry: ReadonlySet<string>; doors: ReadonlyMap<string, ReadonlySet<string>> } | undefined;
  return (id: string, context: Context) => {
    reach ??= {
      entry: reachOf(filesAt('src/app/entry-client.tsx'), context),
      doors: new Map(DOORS.map((door) => [door, reachOf(filesAt(`src/features/${door}/*Screen.tsx`), context)])),
    };
    return {
      isOfEntry: reach.entry.has(id),
      doors: [...reach.doors].flatMap(([door, ids]) => (ids.has(id) ? [door] : [])),
    };
  };
}

function reachOf(roots: readonly string[], context: Context): ReadonlySet<string> {
  const ids = new Set<string>();
  const visit = (id: string) => {
    if (ids.has(id)) return;
    ids.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  roots.forEach(visit);
  return ids;
}

const usersOf = createReach();

const FORMS = /packages[\\/]ui[\\/]src[\\/]forms[\\/]/;

/**
 * How modules are put together into files. A page of many small files waits for them in turns, and each is compressed for itself;
 * a large one brings what a page does not use. What every page needs is one file beside React. What two doors need at once is
 * one for exactly these. Schemas, which no first view needs, keep out of all of them; what is small and wanted nearly
 * everywhere else is another, but for what only forms want, and the rest comes with the screens that use it.
 */
export const chunkGroups = [
  {
    // With the rules whose lists its schemas read at once: in a file that itself needs the schemas they would not exist yet.
    name: 'contract',
    test: /packages[\\/]domain[\\/]src[\\/](?:contract[\\/](?!limits)|rules[\\/]afterSale)|node_modules[\\/]valibot[\\/]/,
    priority: 5,
  },
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 4 },
  { name: 'shop', tags: ['$initial' as const], priority: 3 },
  {
    debugName: 'doors',
    name(id: string, context: Context) {
      const { isOfEntry, doors } = usersOf(id, context);
      return !isOfEntry && doors.length > 1 && !id.endsWith('Screen.tsx') ? doors.join('-') : null;
    },
    priority: 2,
  },
  {
    debugName: 'parts',
    name(id: string, context: Context) {
      if (usersOf(id, context).doors.length > 0) return null;
      return FORMS.test(id) ? 'fields' : 'parts';
    },
    maxModuleSize: 1500,
    minShareCount: 8,
    priority: 1,
  },
];
