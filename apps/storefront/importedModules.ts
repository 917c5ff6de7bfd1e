import { parseAst } from 'vite';

/** The bundler's module graph. */
export interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { code: string | null; importedIds: readonly string[]; exports?: readonly string[] } | null;
}

/** What a module imports from another: original names by the names that the module gives them, or `null` for everything. */
interface ImportedNames {
  id: string;
  names: ReadonlyMap<string, string> | null;
}

interface Imports {
  /** Whether the module contains nothing but exports from others, like an `index.ts`. */
  isIndex: boolean;
  imports: readonly ImportedNames[];
}

type Statement = ReturnType<typeof parseAst>['body'][number];

/** Imported by every module with a dynamic import, without an import statement in its source. */
const PRELOAD_HELPER = 'vite/preload-helper.js';

/**
 * Returns the modules that others import statically, directly or through others. Of an `index.ts`, only the modules behind the
 * imported names count, because the bundler removes the others.
 *
 * @param roots ids of modules; also in the result
 */
export function importedModules(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const ids = new Set(roots);
  const visited = new Set<string>();
  const importsById = new Map<string, Imports>();

  function visit(id: string, name: string | null): void {
    const { isIndex, imports } = importsById.get(id) ?? readImports(id, graph);
    importsById.set(id, { isIndex, imports });
    const key = isIndex ? `${id} ${name}` : id;
    if (visited.has(key)) return;
    visited.add(key);
    if (!isIndex) ids.add(id);
    for (const { id: importedId, names } of imports) {
      if (!isIndex || name === null) for (const original of names?.values() ?? [null]) visit(importedId, original);
      else if (names?.has(name)) visit(importedId, names.get(name) ?? null);
      else if (names === null && graph.getModuleInfo(importedId)?.exports?.includes(name)) visit(importedId, name);
    }
  }

  for (const root of roots) visit(root, null);
  return ids;
}

function readImports(id: string, graph: ModuleGraph): Imports {
  const info = graph.getModuleInfo(id);
  const importedIds = info?.importedIds.filter((importedId) => !importedId.endsWith(PRELOAD_HELPER)) ?? [];
  if (!info?.code || importedIds.length === 0) return { isIndex: false, imports: [] };
  const { body } = parseAst(info.code);
  const sources = [...new Set(body.map(sourceOf).filter((source) => source !== null))];
  // The bundler lists imported modules in the order of the statements. If two statements import the same module, it isn't known which.
  if (sources.length !== importedIds.length)
    return { isIndex: false, imports: importedIds.map((importedId) => ({ id: importedId, names: null })) };
  return {
    isIndex: body.every(isExportFrom),
    imports: body.flatMap((statement) => {
      const source = sourceOf(statement);
      const importedId = source === null ? undefined : importedIds[sources.indexOf(source)];
      return importedId === undefined ? [] : [{ id: importedId, names: namesOf(statement) }];
    }),
  };
}

function sourceOf(statement: Statement): string | null {
  return 'source' in statement && statement.source ? String(statement.source.value) : null;
}

function isExportFrom(statement: Statement): boolean {
  if (statement.type === 'ExportAllDeclaration') return true;
  // Removed exports of types leave `export {}`.
  return (
    statement.type === 'ExportNamedDeclaration' && (statement.source !== null || statement.specifiers.length === 0)
  );
}

function namesOf(statement: Statement): ReadonlyMap<string, string> | null {
  if (statement.type === 'ExportNamedDeclaration')
    return new Map(statement.specifiers.map(({ exported, local }) => [nameOf(exported), nameOf(local)]));
  if (statement.type !== 'ImportDeclaration' || statement.specifiers.length === 0) return null;
  const names = new Map<string, string>();
  for (const specifier of statement.specifiers) {
    if (specifier.type === 'ImportNamespaceSpecifier') return null;
    const original = specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported);
    names.set(specifier.local.name, original);
  }
  return names;
}

/** Returns the name of an identifier or a quoted name. */
function nameOf(node: { name?: string; value?: unknown }): string {
  return node.name ?? String(node.value);
}
