import type { SampleProduct, SampleSku, SampleSpecification } from '../backend/shop/sampleShop.ts';
import { type Outline, picture } from './picture.ts';
import { both, type Words } from './words.ts';

/** A value of an option, and what it changes. */
export interface Option {
  slug: string;
  name: Words;
  /** Minor units on top of the price. */
  surcharge?: number;
  /** The colour of the thing, `#rrggbb`. */
  swatch?: string;
}

/** A group of options. */
export interface Options {
  slug: string;
  name: Words;
  values: readonly Option[];
}

/** What differs from product to product. */
export interface Outlined {
  slug: string;
  category: string;
  title: Words;
  subtitle: Words;
  about: Words;
  /** Minor units, of the cheapest. */
  price: number;
  originalPrice?: number;
  /** Pieces of each SKU. @default 60 */
  stock?: number;
  /** What one SKU has instead, by the slugs of its values. */
  stockOf?: Readonly<Record<string, number>>;
  options?: readonly Options[];
  facts: readonly (readonly [name: Words, value: Words])[];
  services?: readonly string[];
  tags?: readonly string[];
  purchaseLimit?: number;
  sales: number;
  publishedDaysAgo: number;
  deal?: SampleProduct['deal'];
  drawing: { outline: Outline; colour: string; ground: string };
}

/** The product, with one SKU for each combination of its options. */
export function product(outlined: Outlined): SampleProduct {
  const { slug, category, title, subtitle, about, options = [], facts, drawing, sales, publishedDaysAgo } = outlined;
  const pictureIn = (colour: string) => picture({ ...drawing, colour }, title);
  const specifications: SampleSpecification[] = options.map((group) => ({
    slug: group.slug,
    name: both(group.name),
    values: group.values.map(({ slug: value, name, swatch }) => ({
      slug: value,
      name: both(name),
      ...(swatch !== undefined && { swatch, picture: pictureIn(swatch) }),
    })),
  }));
  const swatches = options.flatMap(({ values }) => values.flatMap(({ swatch }) => swatch ?? []));
  return {
    slug,
    category,
    sales,
    publishedDaysAgo,
    specifications,
    title: both(title),
    subtitle: both(subtitle),
    description: [{ kind: 'paragraph', text: both(about) }],
    parameters: facts.map(([name, value]) => ({ name: both(name), value: both(value) })),
    services: outlined.services ?? ['sevenDayReturns'],
    tags: outlined.tags ?? [],
    purchaseLimit: outlined.purchaseLimit ?? null,
    deal: outlined.deal ?? null,
    skus: combinations(options).map((chosen) => toSku(outlined, chosen)),
    pictures: (swatches.length > 0 ? swatches : [drawing.colour]).map(pictureIn),
  };
}

type Chosen = readonly (readonly [group: string, option: Option])[];

/** Every way to choose one of each group; one way where there is no group. */
function combinations(options: readonly Options[]): Chosen[] {
  return options.reduce<Chosen[]>(
    (ways, { slug, values }) => ways.flatMap((way) => values.map((value): Chosen => [...way, [slug, value]])),
    [[]],
  );
}

function toSku({ price, originalPrice, stock = 60, stockOf = {} }: Outlined, chosen: Chosen): SampleSku {
  const surcharge = chosen.reduce((sum, [, option]) => sum + (option.surcharge ?? 0), 0);
  return {
    values: Object.fromEntries(chosen.map(([group, { slug }]) => [group, slug])),
    price: price + surcharge,
    originalPrice: originalPrice === undefined ? null : originalPrice + surcharge,
    stock: stockOf[chosen.map(([, { slug }]) => slug).join(' ')] ?? stock,
  };
}
