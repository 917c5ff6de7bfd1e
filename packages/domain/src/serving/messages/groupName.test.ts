import { expect, it } from 'vitest';
import { groupName, type NamedGroup } from './groupName.ts';

const named = (chinese: string, english: string, products: number): NamedGroup => ({
  name: { 'zh-CN': chinese, 'en-US': english },
  products,
});

it('returns the only name, also for colors', () => {
  expect(groupName([named('釉色', 'Glaze', 2), named('釉色', 'Glaze', 1)], true)['en-US']).toBe('Glaze');
});

it('returns the name that most products use', () => {
  const names = [named('宽', 'Width', 2), named('床宽', 'Bed width', 1), named('床宽', 'Bed width', 2)];
  expect(groupName(names, false)['en-US']).toBe('Bed width');
});

it('distinguishes names that differ in one locale only', () => {
  expect(groupName([named('软包', 'Fabric', 1), named('面料', 'Fabric', 2)], false)['zh-CN']).toBe('面料');
});

it('returns “Color” if products name their colors differently', () => {
  const clay = [named('陶色', 'Clay', 5), named('灯罩', 'Shade', 1)];
  expect(groupName(clay, true)).toEqual({ 'zh-CN': '颜色', 'en-US': 'Color' });
});
