import { categoryOutline, type Leaf } from './categoryOutline.ts';
import { localized } from './localized.ts';
import type { Branch } from './outline/outline.ts';
import { cataloguePicture } from './photographs/cataloguePicture.ts';
import { type Look, picture } from './pictures/look.ts';
import { standInPicture } from './pictures/standInPicture.ts';
import { products } from './products/products.ts';
import type { CatalogueCategory, CataloguePicture, CatalogueProduct, CategoryIcon, Localized } from './types.ts';

/** The category tree, parents before their children, in the order of display. */
export const categories: readonly CatalogueCategory[] = categoryOutline.flatMap(
  ({ slug, icon, name, look, branches }) => [
    node(icon, null, 1, [slug, name, look], branches.flatMap(leavesOf)),
    ...branches.flatMap((branch) => {
      const [branchSlug, branchName, branchLook, leaves] = branch;
      return [
        node(icon, slug, 2, [branchSlug, branchName, branchLook], leavesOf(branch)),
        ...leaves.map((leaf) => node(icon, branchSlug, 3, leaf, [leaf[0]])),
      ];
    }),
  ],
);

function leavesOf([, , , leaves]: Branch): string[] {
  return leaves.map(([slug]) => slug);
}

function node(
  icon: CategoryIcon,
  parent: string | null,
  level: 1 | 2 | 3,
  [slug, words, look]: Leaf,
  leaves: readonly string[],
): CatalogueCategory {
  const name = localized(words);
  return { slug, icon, name, parent, level, picture: pictureOf(slug, name, look, leaves) };
}

/** A scene of its own, else the photograph of its best seller, else a drawing. */
function pictureOf(slug: string, alt: Localized, look: Look, leaves: readonly string[]): CataloguePicture {
  const best = products
    .filter(({ category, pictures }) => leaves.includes(category) && pictures[0]?.placeholder)
    .reduce<CatalogueProduct | undefined>((most, one) => (most && most.sales >= one.sales ? most : one), undefined);
  return cataloguePicture(`scenes/category-${slug}`, alt, best?.pictures[0] ?? standInPicture(picture(look)));
}
