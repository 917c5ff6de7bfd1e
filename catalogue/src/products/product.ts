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

/** Number of days after publication in which a product is new. */
const NEW_DAYS = 30;
/** Minimum sales of a hot product. */
const HOT_SALES = 5000;

/** A product in the data files, without derived data. */
export interface ProductDraft extends SkuPlan {
  slug: string;
  category: string;
  title: Words;
  subtitle: Words;
  /** Heading, then paragraphs. */
  story: readonly [heading: Words, ...paragraphs: Words[]];
  facts: Partial<Record<FactName, Words>>;
  services: readonly ServiceCode[];
  /** Tags in addition to `new`, `hot` and `deal`, which are derived. */
  tags?: readonly ProductTag[];
  options?: ProductSpecification[];
  purchaseLimit?: number;
  sales: number;
  publishedDaysAgo: number;
  deal?: ProductDeal;
}

/** Completes a draft with SKUs, gallery, table of facts, tags and the care note of its category. */
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

/** Returns the picture in the description: the last view, or else the second picture of the gallery. */
function illustrationOf(product: PicturedProduct, pictures: readonly CataloguePicture[]): CataloguePicture | undefined {
  return viewsOf(product).at(-1) ?? pictures[1];
}

function describe({ story, category }: ProductDraft, illustration: CataloguePicture | undefined): DescriptionBlock[] {
  const [heading, firstParagraph, ...otherParagraphs] = story;
  const care = careNotes[category];
  return [
    { kind: 'heading', text: localized(heading) },
    ...paragraphs(firstParagraph === undefined ? [] : [firstParagraph]),
    ...(illustration ? [{ kind: 'image' as const, picture: illustration }] : []),
    ...paragraphs(otherParagraphs),
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
