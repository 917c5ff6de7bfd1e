import { expect, test } from 'vitest';
import { checkScreens, screenProblems } from './check-screens.mjs';

const table = `export const routes = {
  home: { path: '/home', access: 'public' },
  product: {
    path: '/product/:uuid',
  },
  order: { path: '/order/:uuid', access: 'member' },
  notFound: { path: '/404', access: 'public' },
};
`;
const places = "export const productPath = paths.product(stableId('product', 'mug'));\n";

test('a story opens a route by its builder, by a shared place or by its path', () => {
  const stories = [
    'const scene = { path: paths.home() };',
    'const scene = { path: productPath };',
    'const scene = { path: chosenOrder(paths.order) };',
    "export const NotFound = screenStory('filled', { path: '/404' });",
  ];
  expect(screenProblems(table, places, stories)).toEqual([]);
});

test('a route that no story opens is named', () => {
  const stories = ['const scene = { path: paths.home() };', 'const scene = { path: paths.orders() };'];
  expect(screenProblems(table, places, stories)).toEqual([
    '.storybook/screens lacks a story that opens the route product, /product/:uuid',
    '.storybook/screens lacks a story that opens the route order, /order/:uuid',
    '.storybook/screens lacks a story that opens the route notFound, /404',
  ]);
});

test('every screen of the shop can be looked at', () => {
  expect(checkScreens()).toEqual([]);
});
