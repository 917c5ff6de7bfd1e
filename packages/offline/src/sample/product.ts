import type { SampleProduct, SampleSku, SampleSpecification } from '../backend/shop/sampleShop.ts';
import { type BilingualText, both } from './bilingualText.ts';
import { type Outline, picture } from './picture.ts';

/** A value of an option, and what it changes. */
export interface Option {
  slug: string;
  name: BilingualText;
  /** Surcharge on the price, minor units. */
  surcharge?: number;
  /** The color, `#rrggbb`. */
  swatch?: string;
}

/** A group of options. */
export interface Options {
  slug: string;
  name: BilingualText;
  values: readonly Option[];
}

/** The distinguishing data of a product. */
export interface Outlined {
  slug: string;
  category: string;
  title: BilingualText;
  subtitle: BilingualText;
  about: BilingualText;
  /** Of the cheapest SKU, minor units. */
  price: number;
  originalPrice?: number;
  /** Units of each SKU. @default 60 */
  stock?: number;
  /** Other stock of a SKU, by the slugs of its values. */
  stockOf?: Readonly<Record<string, number>>;
  options?: readonly Options[];
  facts: readonly (readonly [name: BilingualText, value: BilingualText])[];
  services?: readonly string[];
  tags?: readonly string[];
  purchaseLimit?: number;
  sales: number;
  publishedDaysAgo: number;
  deal?: SampleProduct['deal'];
  outlinePicture: { outline: Outline; color: string; background: string };
}

/** Creates a product with one SKU for each combination of its options. */
export function product(outlined: Outlined): SampleProduct {
  const {
    slug,
    category,
    title,
    subtitle,
    about,
    options = [],
    facts,
    outlinePicture,
    sales,
    publishedDaysAgo,
  } = outlined;
  const pictureIn = (color: string) => picture({ ...outlinePicture, color }, title);
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
    skus: combinations(options).map((optionValues) => toSku(outlined, optionValues)),
    pictures: (swatches.length > 0 ? swatches : [outlinePicture.color]).map(pictureIn),
  };
}

type Choice = readonly (readonly [group: string, option: Option])[];

/** Returns every combination of one value per group; one empty combination without groups. */
function combinations(options: readonly Options[]): Choice[] {
  return options.reduce<Choice[]>(
    (ways, { slug, values }) => ways.flatMap((way) => values.map((value): Choice => [...way, [slug, value]])),
    [[]],
  );
}

function toSku({ price, originalPrice, stock = 60, stockOf = {} }: Outlined, optionValues: Choice): SampleSku {
  const surcharge = optionValues.reduce((sum, [, option]) => sum + (option.surcharge ?? 0), 0);
  return {
    values: Object.fromEntries(optionValues.map(([group, { slug }]) => [group, slug])),
    price: price + surcharge,
    originalPrice: originalPrice === undefined ? null : originalPrice + surcharge,
    stock: stockOf[optionValues.map(([, { slug }]) => slug).join(' ')] ?? stock,
  };
}
