import type { CataloguePicture, Localized, ProductSpecification, SpecificationValue } from '../types.ts';
import { cataloguePicture } from './cataloguePicture.ts';
import { photographs } from './manifest.ts';
import { altOf, type PhotographView, photographViews } from './views.ts';

/** The facts that determine the pictures of a product. */
export interface PicturedProduct {
  slug: string;
  title: Localized;
  /** The option with a photograph for each value; `undefined` for a product in one color. */
  group: ProductSpecification | undefined;
}

/** Returns the option with a photograph for each value, which is the first color option. */
export function picturedGroup(options: readonly ProductSpecification[]): ProductSpecification | undefined {
  return options.find(({ values }) => values.some(({ swatch }) => swatch));
}

/** Adds the pictures to the values of the photographed option. */
export function withPictures(
  product: PicturedProduct,
  options: readonly ProductSpecification[],
): ProductSpecification[] {
  const pictured = (value: SpecificationValue) => ({ ...value, picture: coverIn(product, value) });
  return options.map((group) => (group === product.group ? { ...group, values: group.values.map(pictured) } : group));
}

/** Returns the cover in the first color, the other views, and the other colors. */
export function galleryOf(product: PicturedProduct): CataloguePicture[] {
  const [firstValue, ...otherValues] = product.group?.values ?? [];
  return [coverIn(product, firstValue), ...viewsOf(product), ...otherValues.map((value) => coverIn(product, value))];
}

/** Returns the views other than the cover. */
export function viewsOf({ slug, title, group }: PicturedProduct): CataloguePicture[] {
  const choice = choiceOf(group, group?.values[0]);
  const nameOf = (view: PhotographView) => `${slug}/${view}`;
  return photographViews
    .filter((view) => photographs.has(nameOf(view)))
    .map((view) => cataloguePicture(nameOf(view), altOf(title, choice, view)));
}

/** Returns the cover in a color, `<product>/<color>`, or `<product>/hero` for a product in one color. */
function coverIn({ slug, title, group }: PicturedProduct, value: SpecificationValue | undefined): CataloguePicture {
  return cataloguePicture(`${slug}/${value?.slug ?? 'hero'}`, altOf(title, choiceOf(group, value)));
}

function choiceOf(group: ProductSpecification | undefined, value: SpecificationValue | undefined) {
  return group && value && { group: group.name, name: value.name };
}
