import { expect, it } from 'vitest';
import { groupName, type NamedGroup } from './groupName.ts';

const named = (chinese: string, english: string, products: number): NamedGroup => ({
  name: { 'zh-CN': chinese, 'en-US': english },
  products,
});

it('is the only name there is, also of colours', () => {
  expect(groupName([named('釉色', 'Glaze', 2), named('釉色', 'Glaze', 1)], true)['en-US']).toBe('Glaze');
});

it('is the name that most use', () => {
  const names = [named('宽', 'Width', 2), named('床宽', 'Bed width', 1), named('床宽', 'Bed width', 2)];
  expect(groupName(names, false)['en-US']).toBe('Bed width');
});

it('tells names apart in either language', () => {
  expect(groupName([named('软包', 'Fabric', 1), named('面料', 'Fabric', 2)], false)['zh-CN']).toBe('面料');
});

it('is that of colours where products have their own words for them', () => {
  const clay = [named('陶色', 'Clay', 5), named('灯罩', 'Shade', 1)];
  expect(groupName(clay, true)).toEqual({ 'zh-CN': '颜色', 'en-US': 'Color' });
});
