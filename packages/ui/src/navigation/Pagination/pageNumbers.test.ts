import { describe, expect, it } from 'vitest';
import { pageNumbers } from './pageNumbers.ts';

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 11, [1, 2, null, 11]],
    [3, 11, [1, 2, 3, 4, null, 11]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [6, 12, [1, null, 5, 6, 7, null, 12]],
    [999, 999, [1, null, 998, 999]],
  ])('on page %i of %i shows %j', (page, pageCount, numbers) => {
    expect(pageNumbers(page, pageCount)).toEqual(numbers);
  });
});
