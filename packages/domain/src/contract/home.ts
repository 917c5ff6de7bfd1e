import * as v from 'valibot';
import { category } from './categories.ts';
import { defineEndpoint } from './endpoint.ts';
import { picture } from './media.ts';
import { productSummary } from './products.ts';
import { id, instant, listOf, text } from './scalars.ts';

/** A slide: its text, its target (a path of the storefront, below its base path) and its pictures for both layouts. */
export const carousel = v.object({
  id,
  kicker: text(60),
  title: text(80, 1),
  subtitle: text(160),
  link: text(300, 1),
  wide: picture,
  tall: picture,
});
export type Carousel = v.InferOutput<typeof carousel>;

const carousels = listOf(carousel, 10);
const topCategories = listOf(category, 50);
const products = listOf(productSummary, 50);

export const getHome = defineEndpoint({
  name: 'getHome',
  area: 'home',
  method: 'GET',
  path: '/api/home',
  summary: 'All data of the home screen.',
  access: 'public',
  data: v.object({
    carousels,
    categories: topCategories,
    recommended: products,
    newArrivals: products,
    hotSales: products,
    deals: v.object({ endTime: v.nullable(instant), items: products }),
  }),
});
export type Home = v.InferOutput<typeof getHome.data>;

export const getHomeCarousels = defineEndpoint({
  name: 'getHomeCarousels',
  area: 'home',
  method: 'GET',
  path: '/api/home/carousels',
  summary: 'The slides of the home screen.',
  access: 'public',
  data: carousels,
});

export const getHomeCategories = defineEndpoint({
  name: 'getHomeCategories',
  area: 'home',
  method: 'GET',
  path: '/api/home/categories',
  summary: 'The categories of the home screen.',
  access: 'public',
  data: topCategories,
});

export const getHomeRecommended = defineEndpoint({
  name: 'getHomeRecommended',
  area: 'home',
  method: 'GET',
  path: '/api/home/recommended',
  summary: 'Products that the shop recommends.',
  access: 'public',
  data: products,
});
