import { createElement, Fragment, type ReactNode } from 'react';

interface RichTextProps {
  /** Words with tags in them: `<terms>…</terms>`, or `<br/>` without words of its own. */
  text: string;
  /** Draws each tag around its words. A tag that is not named here stays text, as all other markup does. */
  tags: Readonly<Record<string, (words: string) => ReactNode>>;
}

/** Draws a sentence whose words hold elements, so that each language puts them where they belong. Tags do not nest. */
export function RichText({ text, tags }: RichTextProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: tag, 1: name = '', 2: words = '', index } of text.matchAll(/<(\w+) *(?:\/>|>(.*?)<\/\1>)/gs)) {
    const draw = Object.hasOwn(tags, name) ? tags[name] : undefined;
    if (!draw) continue;
    parts.push(plain(text.slice(end, index)), draw(words));
    end = index + tag.length;
  }
  return createElement(Fragment, null, ...parts, plain(text.slice(end)));
}

/** In an element of its own, because page translators replace text nodes. */
function plain(text: string): ReactNode {
  return text === '' ? null : createElement('span', null, text);
}
