/**
 * One chapter of a Markdown text, so that a page shows what the README says instead of saying it again.
 *
 * @param markdown with chapters under `##`
 * @param title of the chapter
 * @returns what stands below the title
 * @throws {RangeError} when there is no such chapter
 */
export function sectionOf(markdown: string, title: string): string {
  const chapter = markdown.split(/^## /m).find((text) => text.startsWith(`${title}\n`));
  if (chapter === undefined) throw new RangeError(`No chapter called ${title}`);
  return chapter.slice(title.length).trim();
}
