import { categoryOutline, type Leaf } from './categoryOutline.ts';
import { localized } from './localized.ts';
import { picture } from './pictures/look.ts';
import type { CatalogueCategory, CategoryIcon } from './types.ts';

/** The category tree, parents before their children, in the order of display. */
export const categories: readonly CatalogueCategory[] = categoryOutline.flatMap(
  ({ slug, icon, name, look, branches }) => [
    node(icon, null, 1, [slug, name, look]),
    ...branches.flatMap(([branch, branchName, branchLook, leaves]) => [
      node(icon, slug, 2, [branch, branchName, branchLook]),
      ...leaves.map((leaf) => node(icon, branch, 3, leaf)),
    ]),
  ],
);

function node(
  icon: CategoryIcon,
  parent: string | null,
  level: 1 | 2 | 3,
  [slug, name, look]: Leaf,
): CatalogueCategory {
  return { slug, icon, name: localized(name), parent, level, picture: picture(look) };
}
