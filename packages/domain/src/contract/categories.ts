import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { picture } from './media.ts';
import { count, id, listOf, queryBoolean, queryInteger, text } from './scalars.ts';

const level = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3));

const categoryFields = {
  id,
  name: text(60, 1),
  icon: text(60),
  parentUuid: v.nullable(id),
  level,
  /** Products in this category and its descendants. */
  productCount: count,
  picture: v.nullable(picture),
};

export interface Category {
  id: string;
  name: string;
  icon: string;
  parentUuid: string | null;
  level: number;
  productCount: number;
  picture: v.InferOutput<typeof picture> | null;
  children: Category[];
}

/** A category with its descendants; `children` is empty in flat lists. */
export const category: v.GenericSchema<unknown, Category> = v.object({
  ...categoryFields,
  children: v.pipe(v.array(v.lazy(() => category)), v.maxLength(200)),
});

export const listCategories = defineEndpoint({
  name: 'listCategories',
  area: 'categories',
  method: 'GET',
  path: '/categories',
  summary: 'Categories as a flat list, of one level or below one parent.',
  access: 'public',
  budget: 'quick',
  query: v.object({ level: v.optional(queryInteger(1, 3)), parentUuid: v.optional(id) }),
  data: listOf(category, 1000),
});

export const getCategoryTree = defineEndpoint({
  name: 'getCategoryTree',
  area: 'categories',
  method: 'GET',
  path: '/categories/tree',
  summary: 'The complete category tree, or the subtree of one category.',
  access: 'public',
  budget: 'quick',
  freshFor: 1_800_000,
  query: v.object({
    parentUuid: v.optional(id),
    /** Whether to include `picture`, `true` by default: a menu's tree without pictures has a sixth of the size. */
    pictures: v.optional(queryBoolean),
  }),
  data: listOf(category, 200),
});
