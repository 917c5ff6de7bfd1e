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
