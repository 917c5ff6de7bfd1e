/** A section of an article, as the built-in articles have it in their messages. */
export interface ArticleSection {
  /** Empty for paragraphs before the first heading. */
  heading: string;
  paragraphs: string[];
  points: string[];
}

/**
 * Parses an article in Markdown: headings of any level, paragraphs and lists. Other Markdown stays as it is typed.
 *
 * @example parseArticle('Be kind.\n\n## Returns\n\n- within 14 days') // two sections
 */
export function parseArticle(markdown: string): ArticleSection[] {
  const sections: ArticleSection[] = [{ heading: '', paragraphs: [], points: [] }];
  for (const block of markdown.trim().split(/\n\s*\n/)) {
    let paragraph = '';
    for (const line of block.split('\n').map((one) => one.trim())) {
      const heading = /^#{1,6}\s+(.*)$/.exec(line)?.[1];
      const point = /^[-*]\s+(.*)$/.exec(line)?.[1];
      if (heading !== undefined) sections.push({ heading, paragraphs: [], points: [] });
      else if (point !== undefined) sections.at(-1)?.points.push(point);
      else paragraph = paragraph === '' ? line : `${paragraph} ${line}`;
    }
    if (paragraph !== '') sections.at(-1)?.paragraphs.push(paragraph);
  }
  return sections.filter(({ heading, paragraphs, points }) => heading !== '' || paragraphs.length + points.length > 0);
}

/** Replaces variables such as `{{returnDays}}` by the shop's figures. Unknown ones stay. */
export function withFacts(text: string, facts: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (variable, name: string) =>
    Object.hasOwn(facts, name) ? String(facts[name]) : variable,
  );
}
