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
const scenePaths = "export const productPath = paths.product(stableId('product', 'mug'));\n";

test('finds stories that open a route by its builder, by a shared path or by its literal path', () => {
  const stories = [
    'const scene = { path: paths.home() };',
    'const scene = { path: productPath };',
    'const scene = { path: chosenOrder(paths.order) };',
    "export const NotFound = screenStory('filled', { path: '/404' });",
  ];
  expect(screenProblems(table, scenePaths, stories)).toEqual([]);
});

test('reports a route without a story', () => {
  const stories = ['const scene = { path: paths.home() };', 'const scene = { path: paths.orders() };'];
  expect(screenProblems(table, scenePaths, stories)).toEqual([
    '.storybook/screens has no story that opens the route product, /product/:uuid',
    '.storybook/screens has no story that opens the route order, /order/:uuid',
    '.storybook/screens has no story that opens the route notFound, /404',
  ]);
});

test('every screen of the shop has a story', () => {
  expect(checkScreens()).toEqual([]);
});
