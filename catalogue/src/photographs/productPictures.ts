import { type Look, picture } from '../pictures/look.ts';
import { secondStandIn, standInPicture } from '../pictures/standInPicture.ts';
import type { CataloguePicture, Localized, PictureSpec, ProductSpecification, SpecificationValue } from '../types.ts';
import { cataloguePicture, photographPicture } from './cataloguePicture.ts';
import { photographs } from './manifest.ts';
import { altOf, photographViews } from './views.ts';

/** A choice whose picture is only named so far, by what stands in for it. */
export interface SpecificationValueDraft extends Omit<SpecificationValue, 'picture'> {
  drawing?: PictureSpec;
}

/** A group of options as the data files write it. */
export interface SpecificationDraft extends Omit<ProductSpecification, 'values'> {
  values: SpecificationValueDraft[];
}

/** What it takes to find the pictures of a product. */
export interface PicturedProduct {
  slug: string;
  title: Localized;
  /** What stands in for the cover. */
  look: Look;
  /** The first group that has pictures; none for a product of one colour. */
  group: SpecificationDraft | undefined;
}

/** The group whose choices a product was photographed in. */
export function picturedGroup(options: readonly SpecificationDraft[]): SpecificationDraft | undefined {
  return options.find(({ values }) => values.some(({ drawing }) => drawing));
}

/** A choice with its picture, `<product>/<choice>`. */
export function picturedValue(
  { slug, title, group }: PicturedProduct,
  { drawing, ...value }: SpecificationValueDraft,
): SpecificationValue {
  if (!drawing) return value;
  const alt = altOf(title, choiceOf(group, value));
  return { ...value, picture: cataloguePicture(`${slug}/${value.slug}`, alt, standInPicture(drawing)) };
}

/** Cover (in the first colour), further views, the other colours. */
export function galleryOf(product: PicturedProduct): CataloguePicture[] {
  const { slug, title, look, group } = product;
  const colours = group?.values ?? [];
  const [first, ...others] = colours;
  const cover = cataloguePicture(
    `${slug}/${first?.slug ?? 'hero'}`,
    altOf(title, choiceOf(group, first)),
    standInPicture(picture(look)),
  );
  const all = [
    cover,
    ...viewsOf(product),
    // Drawn, the first colour may differ from the cover by its backdrop.
    ...(cover.placeholder === null ? colours : others).flatMap((value) => picturedValue(product, value).picture ?? []),
    ...(cover.placeholder === null ? [{ ...secondStandIn(look), alt: title }] : []),
  ];
  return all.filter(({ url }, place) => all.findIndex((other) => other.url === url) === place);
}

/** The photographs beside those of the colours. */
export function viewsOf({ slug, title, group }: Pick<PicturedProduct, 'slug' | 'title' | 'group'>) {
  const choice = choiceOf(group, group?.values[0]);
  return photographViews.flatMap((view) => {
    const facts = photographs.get(`${slug}/${view}`);
    return facts ? [photographPicture(`${slug}/${view}`, facts, altOf(title, choice, view))] : [];
  });
}

function choiceOf(group: SpecificationDraft | undefined, value: Pick<SpecificationValueDraft, 'name'> | undefined) {
  return group && value && { group: group.name, name: value.name };
}
