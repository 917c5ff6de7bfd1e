import { expect, it } from 'vitest';
import { importedModules, type ModuleGraph } from './importedModules.ts';

/** Sources of modules, by their ids. Each imports by id. */
function graphOf(sources: Readonly<Record<string, string>>): ModuleGraph {
  return {
    getModuleInfo(id) {
      const code = sources[id];
      if (code === undefined) return null;
      const importedIds = [
        ...new Set([...code.matchAll(/(?:from|^import) '([^']+)'/gm)].map(([, source = '']) => source)),
      ];
      const exports = [...code.matchAll(/export const (\w+)/g)].map(([, name = '']) => name);
      return { code, importedIds, exports };
    },
  };
}

const imported = (sources: Readonly<Record<string, string>>) =>
  [...importedModules(['start'], graphOf(sources))].toSorted();

const glyphs = { plus: 'export const Plus = 1;', bell: 'export const Bell = 2;', star: 'export default 3;' };

it('finds modules that are imported directly or through others', () => {
  const sources = {
    start: "import { b } from 'one';",
    one: "import 'two'; export const b = 1;",
    two: 'run();',
    other: '',
  };
  expect(imported(sources)).toEqual(['one', 'start', 'two']);
});

it.each([
  ["import { Bell } from 'index';", "export { Plus } from 'plus'; export { Bell } from 'bell';", ['bell']],
  ["import { Bell as Sign } from 'index';", "export { Plus } from 'plus'; export { Bell } from 'bell';", ['bell']],
  ["import { Sign } from 'index';", "export { Plus } from 'plus'; export { Bell as Sign } from 'bell';", ['bell']],
  ["import { Star } from 'index';", "export { Plus } from 'plus'; export { default as Star } from 'star';", ['star']],
  ["import { Bell } from 'index';", "export * from 'plus'; export * from 'bell';", ['bell']],
  ["import { Bell } from 'index';", "export { Plus } from 'plus'; export { Bell } from 'bell'; export {};", ['bell']],
  ["export { Bell } from 'index';", "export { Plus } from 'plus'; export { Bell } from 'bell';", ['bell']],
  ["import * as glyphs from 'index';", "export { Plus } from 'plus'; export { Bell } from 'bell';", ['bell', 'plus']],
  ["import 'index';", "export { Plus } from 'plus'; export { Bell } from 'bell';", ['bell', 'plus']],
])('finds only the modules behind the imported names: %s %s', (start, index, expected) => {
  expect(imported({ start, index, ...glyphs })).toEqual([...expected, 'start']);
});

it('finds everything that a module with code of its own imports', () => {
  const index = "export { Plus } from 'plus'; import { Bell } from 'bell'; export const all = [Bell];";
  expect(imported({ start: "import { Plus } from 'index';", index, ...glyphs })).toEqual([
    'bell',
    'index',
    'plus',
    'start',
  ]);
});

it('follows modules that import each other once', () => {
  expect(imported({ start: "import { a } from 'one';", one: "import 'start'; export const a = 1;" })).toEqual([
    'one',
    'start',
  ]);
});
