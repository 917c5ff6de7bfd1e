/**
 * Returns one chapter of a Markdown text, so that a docs page can show a part of the README.
 *
 * @param markdown with chapters under `##`
 * @param title of the chapter
 * @returns the text below the title
 * @throws {RangeError} when there is no such chapter
 */
export function sectionOf(markdown: string, title: string): string {
  const chapter = markdown.split(/^## /m).find((text) => text.startsWith(`${title}\n`));
  if (chapter === undefined) throw new RangeError(`No chapter called ${title}`);
  return chapter.slice(title.length).trim();
}
