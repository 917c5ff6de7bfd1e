import { localized, type Words } from '../localized.ts';
import {
  galleryOf,
  type PicturedProduct,
  picturedGroup,
  viewsOf,
  withPictures,
} from '../photographs/productPictures.ts';
import type {
  CataloguePicture,
  CatalogueProduct,
  DescriptionBlock,
  ProductDeal,
  ProductSpecification,
  ProductTag,
  ServiceCode,
} from '../types.ts';
import { careNotes } from './careNotes.ts';
import { type FactName, factNames } from './factNames.ts';
import { type SkuPlan, skuMatrix } from './skuMatrix.ts';

/** Days for which a product counts as new. */
const NEW_DAYS = 30;
/** Sales from which a product counts as hot. */
const HOT_SALES = 5000;

/** A product as the data files write it: the words and figures, without what follows from them. */
export interface ProductDraft extends SkuPlan {
  slug: string;
  category: string;
  title: Words;
  subtitle: Words;
  /** Heading, then paragraphs. */
  story: readonly [heading: Words, ...paragraphs: Words[]];
  facts: Partial<Record<FactName, Words>>;
  services: readonly ServiceCode[];
  /** Marks beyond `new`, `hot` and `deal`, which follow from the figures. */
  tags?: readonly ProductTag[];
  options?: ProductSpecification[];
  purchaseLimit?: number;
  sales: number;
  publishedDaysAgo: number;
  deal?: ProductDeal;
}

/** Completes a draft: SKUs, gallery, table of facts, tags and the category's note on care. */
export function product(draft: ProductDraft): CatalogueProduct {
  const options = draft.options ?? [];
  const title = localized(draft.title);
  const pictured = { slug: draft.slug, title, group: picturedGroup(options) };
  const specifications = withPictures(pictured, options);
  const pictures = galleryOf(pictured);
  return {
    slug: draft.slug,
    category: draft.category,
    title,
    subtitle: localized(draft.subtitle),
    description: describe(draft, illustrationOf(pictured, pictures)),
    parameters: [
      { name: localized(factNames.brand), value: localized(['绿头鸭生活', 'Mallard Home']) },
      ...Object.entries(draft.facts).map(([name, words]) => ({
        name: localized(factNames[name as FactName]),
        value: localized(words),
      })),
    ],
    services: [...draft.services],
    tags: tagsOf(draft),
    specifications,
    skus: skuMatrix(specifications, draft),
    purchaseLimit: draft.purchaseLimit ?? null,
    sales: draft.sales,
    publishedDaysAgo: draft.publishedDaysAgo,
    deal: draft.deal ?? null,
    pictures,
  };
}

/** The picture between the paragraphs: the view that tells most of its use, or else what stands second in the gallery. */
function illustrationOf(product: PicturedProduct, pictures: readonly CataloguePicture[]): CataloguePicture | undefined {
  return viewsOf(product).at(-1) ?? pictures[1];
}

function describe({ story, category }: ProductDraft, illustration: CataloguePicture | undefined): DescriptionBlock[] {
  const [heading, first, ...others] = story;
  const care = careNotes[category];
  return [
    { kind: 'heading', text: localized(heading) },
    ...paragraphs(first === undefined ? [] : [first]),
    ...(illustration ? [{ kind: 'image' as const, picture: illustration }] : []),
    ...paragraphs(others),
    ...(care ? [{ kind: 'heading' as const, text: localized(care[0]) }, ...paragraphs([care[1]])] : []),
  ];
}

function paragraphs(texts: readonly Words[]): DescriptionBlock[] {
  return texts.map((text) => ({ kind: 'paragraph', text: localized(text) }));
}

function tagsOf({ publishedDaysAgo, sales, deal, tags = [] }: ProductDraft): ProductTag[] {
  return [
    ...(publishedDaysAgo < NEW_DAYS ? (['new'] as const) : []),
    ...(sales >= HOT_SALES ? (['hot'] as const) : []),
    ...(deal ? (['deal'] as const) : []),
    ...tags,
  ];
}
