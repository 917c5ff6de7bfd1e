import { localized, type Words } from '../localized.ts';
import { type Look, picture } from '../pictures/look.ts';
import type {
  CatalogueProduct,
  DescriptionBlock,
  PictureSpec,
  ProductDeal,
  ProductSpecification,
  ProductTag,
  SceneTint,
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
  /** The cover. */
  look: Look;
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
  const specifications = draft.options ?? [];
  const pictures = gallery(draft.look, specifications);
  return {
    slug: draft.slug,
    category: draft.category,
    title: localized(draft.title),
    subtitle: localized(draft.subtitle),
    description: describe(draft, pictures),
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

function describe({ story, category }: ProductDraft, pictures: readonly PictureSpec[]): DescriptionBlock[] {
  const [heading, first, ...others] = story;
  const care = careNotes[category];
  return [
    { kind: 'heading', text: localized(heading) },
    ...paragraphs(first === undefined ? [] : [first]),
    ...pictures.slice(1, 2).map((image) => ({ kind: 'image' as const, picture: image })),
    ...paragraphs(others),
    ...(care ? [{ kind: 'heading' as const, text: localized(care[0]) }, ...paragraphs([care[1]])] : []),
  ];
}

function paragraphs(texts: readonly Words[]): DescriptionBlock[] {
  return texts.map((text) => ({ kind: 'paragraph', text: localized(text) }));
}

/** Cover, the other colours, and the cover's object before a second backdrop. */
function gallery(look: Look, specifications: readonly ProductSpecification[]): PictureSpec[] {
  const [shape, tint, colour] = look;
  const all = [
    picture(look),
    ...specifications.flatMap(({ values }) => values.flatMap((value) => value.picture ?? [])),
    picture([shape, otherTint[tint], colour]),
  ];
  return all.filter(
    (one, place) => all.findIndex((other) => other.tint === one.tint && other.colour === one.colour) === place,
  );
}

const otherTint: Readonly<Record<SceneTint, SceneTint>> = {
  sage: 'cream',
  moss: 'sand',
  mist: 'stone',
  lilac: 'blush',
  stone: 'mist',
  cream: 'moss',
  sand: 'sage',
  butter: 'cream',
  clay: 'stone',
  blush: 'lilac',
};

function tagsOf({ publishedDaysAgo, sales, deal, tags = [] }: ProductDraft): ProductTag[] {
  return [
    ...(publishedDaysAgo < NEW_DAYS ? (['new'] as const) : []),
    ...(sales >= HOT_SALES ? (['hot'] as const) : []),
    ...(deal ? (['deal'] as const) : []),
    ...tags,
  ];
}
