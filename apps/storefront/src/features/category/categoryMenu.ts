import { getCategoryTree } from '@mallard/domain/endpoints';

/** The tree of categories as menus need it; every screen asks for the same one. */
export const categoryMenu = [getCategoryTree, { query: { pictures: false } }] as const;
