/** @typedef {{ path: string, before: string, text: string }} Edit `text` is added to the file at `path`, before the line that starts with `before` */

/**
 * Adds lines to a text.
 *
 * @param {string} content
 * @param {Edit} edit
 * @returns {string}
 * @throws {RangeError} if the line to add it before is missing
 * @example editText('a\nc\n', { path: 'x.ts', before: 'c', text: 'b\n' }) // 'a\nb\nc\n'
 */
export function editText(content, { path, before, text }) {
  const index = `\n${content}`.indexOf(`\n${before}`);
  if (index === -1) throw new RangeError(`${path} has no line that starts with “${before.trim()}”.`);
  return content.slice(0, index) + text + content.slice(index);
}

/**
 * Adds names to the imports of a module. Biome sorts them.
 *
 * @param {string} content
 * @param {readonly string[]} names
 * @param {string} module
 * @returns {string}
 * @example addImport("import { b } from './x.ts';\n", ['a'], './x.ts') // "import { a, b } from './x.ts';\n"
 */
export function addImport(content, names, module) {
  const pattern = new RegExp(`^import \\{([^}]*)\\} from '${module.replaceAll('.', '\\.')}';$`, 'm');
  const imported = pattern.exec(content)?.[1];
  if (imported === undefined) return `import { ${names.join(', ')} } from '${module}';\n${content}`;
  const missing = names.filter((name) => !new RegExp(`\\b${name}\\b`).test(imported));
  if (missing.length === 0) return content;
  return content.replace(pattern, () => `import { ${missing.join(', ')},${imported} } from '${module}';`);
}

/**
 * Adds an entry to the end of an exported list.
 *
 * @param {string} content
 * @param {{ path: string, list: RegExp, entry: string }} edit `list` matches the name of the list
 * @returns {string}
 * @throws {RangeError} if the file has no such list
 * @example addEntry('export const tags = [\n  1,\n];\n', { path: 'x.ts', list: /tags/, entry: '2,\n' })
 */
export function addEntry(content, { path, list, entry }) {
  const declaration = new RegExp(`^export const (?:${list.source})\\b.*= \\[`, 'm').exec(content);
  // A list that fits is on one line.
  const start = (declaration?.index ?? 0) + (declaration?.[0].length ?? 0);
  const line = content.slice(start).split('\n', 1)[0] ?? '';
  const end = line === '' ? content.indexOf('\n];\n', start) : start + line.lastIndexOf('];');
  if (declaration === null || end < start) throw new RangeError(`${path} has no list with a name like ${list.source}.`);
  const comma = line === '' || line === '];' ? '' : ',';
  return `${content.slice(0, end)}${comma}\n  ${entry.trimEnd()}${content.slice(end)}`;
}
