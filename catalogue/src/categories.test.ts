import { describe, expect, it } from 'vitest';
import { categories } from './categories.ts';
import { categoryPath } from './categoryTree.ts';

describe('categories', () => {
  it('have unique slugs that fit a URL', () => {
    const slugs = categories.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('come after their parent, one level below it', () => {
    const levels = new Map<string | null, number>([[null, 0]]);
    for (const { slug, parent, level } of categories) {
      expect(level - 1, slug).toBe(levels.get(parent));
      levels.set(slug, level);
    }
  });

  it('have eight top-level categories, each with 2–4 branches of 1–4 leaves', () => {
    const childrenOf = (parent: string | null) => categories.filter((category) => category.parent === parent);
    expect(childrenOf(null)).toHaveLength(8);
    for (const top of childrenOf(null)) {
      const branches = childrenOf(top.slug);
      expect(branches.length, top.slug).toBeGreaterThanOrEqual(2);
      expect(branches.length, top.slug).toBeLessThanOrEqual(4);
      for (const { slug } of branches) {
        expect(childrenOf(slug).length, slug).toBeGreaterThanOrEqual(1);
        expect(childrenOf(slug).length, slug).toBeLessThanOrEqual(4);
      }
    }
  });

  it('have a path from the top', () => {
    expect(categoryPath('mugs').map(({ slug }) => slug)).toEqual(['kitchen', 'drinkware', 'mugs']);
    expect(() => categoryPath('spaceships')).toThrow(RangeError);
  });
});
