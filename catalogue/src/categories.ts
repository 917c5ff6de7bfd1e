import { categoryOutline, type Leaf } from './categoryOutline.ts';
import { localized } from './localized.ts';
import type { Branch } from './outline/outline.ts';
import { cataloguePicture } from './photographs/cataloguePicture.ts';
import { photographs } from './photographs/manifest.ts';
import { products } from './products/products.ts';
import type { CatalogueCategory, CataloguePicture, CategoryIcon, Localized } from './types.ts';

/** The category tree, parents before their children, in the order of display. */
export const categories: readonly CatalogueCategory[] = categoryOutline.flatMap(({ slug, icon, name, branches }) => [
  node(icon, null, 1, [slug, name], branches.flatMap(leavesOf)),
  ...branches.flatMap((branch) => {
    const [branchSlug, branchName, leaves] = branch;
    return [
      node(icon, slug, 2, [branchSlug, branchName], leavesOf(branch)),
      ...leaves.map((leaf) => node(icon, branchSlug, 3, leaf, [leaf[0]])),
    ];
  }),
]);

function leavesOf([, , leaves]: Branch): string[] {
  return leaves.map(([slug]) => slug);
}

function node(
  icon: CategoryIcon,
  parent: string | null,
  level: 1 | 2 | 3,
  [slug, words]: Leaf,
  leaves: readonly string[],
): CatalogueCategory {
  const name = localized(words);
  return { slug, icon, name, parent, level, picture: pictureOf(slug, name, leaves) };
}

/**
 * A scene of its own, else the cover of its best seller.
 *
 * @throws {RangeError} when there is neither
 */
function pictureOf(slug: string, alt: Localized, leaves: readonly string[]): CataloguePicture {
  const scene = `scenes/category-${slug}`;
  if (photographs.has(scene)) return cataloguePicture(scene, alt);
  const [best] = products.filter(({ category }) => leaves.includes(category)).sort((a, b) => b.sales - a.sales);
  const cover = best?.pictures[0];
  if (!cover) throw new RangeError(`The category "${slug}" has neither products nor a photograph "${scene}".`);
  return { ...cover, alt };
}
