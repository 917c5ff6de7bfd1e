/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { helpGroups } from './help.ts';

const languages = ['zh-CN', 'en-US'] as const;

/** The storefront shows the topics from its own words, so that no page loads the catalogue. */
function shownIn(locale: string): unknown {
  const file = new URL(`../../apps/storefront/src/locales/${locale}/help.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).groups;
}

describe.each(languages)('the help of the storefront in %s', (locale) => {
  it('is the catalogue’s, word for word', () => {
    expect(shownIn(locale)).toEqual(
      helpGroups.map(({ slug, name, topics }) => ({
        id: slug,
        name: name[locale],
        topics: topics.map((topic) => ({
          id: topic.slug,
          question: topic.question[locale],
          answer: topic.answer[locale],
        })),
      })),
    );
  });
});

it('names every topic once, because the name is an address', () => {
  const slugs = helpGroups.flatMap(({ topics }) => topics.map(({ slug }) => slug));
  expect(new Set(slugs).size).toBe(slugs.length);
});
