import type { CataloguePicture, Localized, ProductSpecification, SpecificationValue } from '../types.ts';
import { cataloguePicture } from './cataloguePicture.ts';
import { photographs } from './manifest.ts';
import { altOf, type PhotographView, photographViews } from './views.ts';

/** What it takes to find the pictures of a product. */
export interface PicturedProduct {
  slug: string;
  title: Localized;
  /** The group in whose choices it was photographed; none for a product of one colour. */
  group: ProductSpecification | undefined;
}

/** The group in whose choices a product is photographed: the first one of colours. */
export function picturedGroup(options: readonly ProductSpecification[]): ProductSpecification | undefined {
  return options.find(({ values }) => values.some(({ swatch }) => swatch));
}

/** The groups, with a picture of each choice that the product was photographed in. */
export function withPictures(
  product: PicturedProduct,
  options: readonly ProductSpecification[],
): ProductSpecification[] {
  const pictured = (value: SpecificationValue) => ({ ...value, picture: coverIn(product, value) });
  return options.map((group) => (group === product.group ? { ...group, values: group.values.map(pictured) } : group));
}

/** Cover (in the first colour), further views, the other colours. */
export function galleryOf(product: PicturedProduct): CataloguePicture[] {
  const [first, ...others] = product.group?.values ?? [];
  return [coverIn(product, first), ...viewsOf(product), ...others.map((value) => coverIn(product, value))];
}

/** The photographs beside those of the colours. */
export function viewsOf({ slug, title, group }: PicturedProduct): CataloguePicture[] {
  const choice = choiceOf(group, group?.values[0]);
  const nameOf = (view: PhotographView) => `${slug}/${view}`;
  return photographViews
    .filter((view) => photographs.has(nameOf(view)))
    .map((view) => cataloguePicture(nameOf(view), altOf(title, choice, view)));
}

/** The product in one of its colours, `<product>/<choice>`, or in the only one, `<product>/hero`. */
function coverIn({ slug, title, group }: PicturedProduct, value: SpecificationValue | undefined): CataloguePicture {
  return cataloguePicture(`${slug}/${value?.slug ?? 'hero'}`, altOf(title, choiceOf(group, value)));
}

function choiceOf(group: ProductSpecification | undefined, value: SpecificationValue | undefined) {
  return group && value && { group: group.name, name: value.name };
}
