import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Category } from '../contract/categories.ts';
import { averageStars, listTree, maskNickname, reviewSummary, toCover } from './presenters.ts';

const category = (id: string, level: number, parentUuid: string | null, children: Category[] = []): Category => ({
  id,
  level,
  parentUuid,
  children,
  name: id,
  icon: 'cup',
  productCount: 0,
  picture: null,
});
const tree = [
  category('kitchen', 1, null, [category('mugs', 2, 'kitchen'), category('pots', 2, 'kitchen')]),
  category('desk', 1, null, [category('pens', 2, 'desk')]),
];
const idsOf = (categories: readonly Category[]) => categories.map(({ id }) => id);

it('a tree is listed with parents before their children, without nested children', () => {
  const all = listTree(tree, {});
  expect(idsOf(all)).toEqual(['kitchen', 'mugs', 'pots', 'desk', 'pens']);
  expect(all.every(({ children }) => children.length === 0)).toBe(true);
});

it('a list of categories can be limited to a level, to a parent, or to both', () => {
  expect(idsOf(listTree(tree, { level: 1 }))).toEqual(['kitchen', 'desk']);
  expect(idsOf(listTree(tree, { parentUuid: 'kitchen' }))).toEqual(['mugs', 'pots']);
  expect(listTree(tree, { level: 1, parentUuid: 'kitchen' })).toEqual([]);
});

it('a summary counts every review once as good, medium or bad', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 })), (ratings) => {
      const { average, histogram, counts } = reviewSummary(
        (stars) => ratings.filter((rating) => rating === stars).length,
        0,
      );
      const points = ratings.reduce((sum, rating) => sum + rating, 0);
      expect(average).toBe(averageStars(points, ratings.length));
      expect(counts.all).toBe(ratings.length);
      expect(counts.good + counts.medium + counts.bad).toBe(ratings.length);
      expect(histogram.reduce((sum, count) => sum + count, 0)).toBe(ratings.length);
    }),
  );
});

it('the name of an anonymous reviewer keeps its first and last character', () => {
  expect(maskNickname('Mallard')).toBe('M***d');
  expect(maskNickname('👩‍🍳 Li')).toBe('👩‍🍳***i');
  expect(maskNickname('')).toBe('***');
});

it('a product without pictures has an empty cover with its title', () => {
  expect(toCover([], 'Mug', 'en-US')).toMatchObject({ url: 'data:,', alt: 'Mug' });
});
