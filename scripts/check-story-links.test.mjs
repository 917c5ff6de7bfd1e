import { expect, test } from 'vitest';
import { checkStoryLinks, deadLinks, storyIds } from './check-story-links.mjs';

const stories = {
  path: 'packages/ui/src/commerce/CartLine/CartLine.stories.tsx',
  text: "const meta = { title: 'Commerce/CartLine' };\nexport const SoldOut = {};\n",
};
const page = {
  path: 'packages/ui/src/commerce/CartLine/CartLine.mdx',
  text: "import * as stories from './CartLine.stories.tsx';\n\n<Meta of={stories} />\n",
};
const guide = { path: 'packages/ui/src/foundations-docs/Data.mdx', text: '<Meta title="Guide/A page" />\n' };

test('derives ids from titles and names of stories', () => {
  expect([...storyIds([stories, page, guide])]).toEqual([
    'commerce-cartline--sold-out',
    'commerce-cartline--docs',
    'guide-a-page--docs',
  ]);
});

test('reports a link to a story that does not exist', () => {
  const text = '[a](?path=/docs/commerce-cartline--docs), [b](?path=/story/commerce-cartline--gone&globals=theme:dark)';
  expect(deadLinks([{ path: 'docs/ui.md', text }], storyIds([stories, page]))).toEqual([
    'docs/ui.md: ?path=/story/commerce-cartline--gone is not the address of a story or docs page',
  ]);
});

test('all links of documents to stories and docs pages exist', () => {
  expect(checkStoryLinks()).toEqual([]);
});
