import { categoryOutline, type Leaf } from './categoryOutline.ts';
import { localized } from './localized.ts';
import type { Branch } from './outline/outline.ts';
import { cataloguePicture } from './photographs/cataloguePicture.ts';
import { photographs } from './photographs/manifest.ts';
import { products } from './products/products.ts';
import type { CatalogueCategory, CataloguePicture, CategoryIcon, Localized } from './types.ts';

/** The category tree, parents before their children, in the order of display. */
export const categories: readonly CatalogueCategory[] = categoryOutline.flatMap(({ slug, icon, name, branches }) => [
  createCategory(icon, null, 1, [slug, name], branches.flatMap(leavesOf)),
  ...branches.flatMap((branch) => {
    const [branchSlug, branchName, leaves] = branch;
    return [
      createCategory(icon, slug, 2, [branchSlug, branchName], leavesOf(branch)),
      ...leaves.map((leaf) => createCategory(icon, branchSlug, 3, leaf, [leaf[0]])),
    ];
  }),
]);

function leavesOf([, , leaves]: Branch): string[] {
  return leaves.map(([slug]) => slug);
}

function createCategory(
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
 * Returns the scene of a category, or the cover of its best seller.
 *
 * @throws {RangeError} when it has neither
 */
function pictureOf(slug: string, alt: Localized, leaves: readonly string[]): CataloguePicture {
  const scene = `scenes/category-${slug}`;
  if (photographs.has(scene)) return cataloguePicture(scene, alt);
  const [bestSeller] = products.filter(({ category }) => leaves.includes(category)).sort((a, b) => b.sales - a.sales);
  const cover = bestSeller?.pictures[0];
  if (!cover) throw new RangeError(`The category "${slug}" has neither products nor a photograph "${scene}".`);
  return { ...cover, alt };
}
