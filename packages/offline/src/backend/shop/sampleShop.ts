import type { LocalizedText } from '@mallard/domain/messages';

/** A picture of the sample shop, described in both languages. */
export interface SamplePicture {
  url: string;
  alt: LocalizedText;
  width: number;
  height: number;
  sources: readonly { url: string; type: string; width: number }[];
  /** The dominant colour, `#rrggbb`. */
  color: string;
  /** The picture in a few pixels, as a data URI; `null` where there is none. */
  placeholder: string | null;
}

/** A node of the category tree. */
export interface SampleCategory {
  slug: string;
  icon: string;
  name: LocalizedText;
  /** Slug of the category above; `null` at the top. */
  parent: string | null;
  level: number;
  picture: SamplePicture;
}

/** One buyable combination; `values` maps each specification's slug to the slug of its value. */
export interface SampleSku {
  values: Readonly<Record<string, string>>;
  /** Minor units. */
  price: number;
  originalPrice: number | null;
  stock: number;
}

/** A group of options. */
export interface SampleSpecification {
  slug: string;
  name: LocalizedText;
  values: readonly { slug: string; name: LocalizedText; swatch?: string; picture?: SamplePicture }[];
}

/** A piece of a product's long description. */
export type SampleBlock =
  | { kind: 'heading' | 'paragraph'; text: LocalizedText }
  | { kind: 'image'; picture: SamplePicture };

/** A product, its times counted from the moment at which the shop opens. */
export interface SampleProduct {
  slug: string;
  /** Slug of its category. */
  category: string;
  title: LocalizedText;
  subtitle: LocalizedText;
  description: readonly SampleBlock[];
  parameters: readonly { name: LocalizedText; value: LocalizedText }[];
  services: readonly string[];
  tags: readonly string[];
  specifications: readonly SampleSpecification[];
  skus: readonly SampleSku[];
  purchaseLimit: number | null;
  sales: number;
  publishedDaysAgo: number;
  deal: { endsInHours: number; claimedPercent: number } | null;
  pictures: readonly SamplePicture[];
}

/** What an invented shopper said of a product. */
export interface SampleReview {
  nickname: string;
  rating: number;
  content: LocalizedText;
  daysAgo: number;
  skuValues: Readonly<Record<string, string>>;
  isAnonymous: boolean;
  reply: LocalizedText | null;
  pictures: readonly SamplePicture[];
}

/** A coupon that can be claimed. */
export interface SampleCoupon {
  slug: string;
  kind: 'amount' | 'percent' | 'freeShipping';
  value: number;
  threshold: number;
  cap: number | null;
  categorySlugs: readonly string[];
  name: LocalizedText;
  startsInDays: number;
  endsInDays: number;
  total: number;
}

/** Where a slide or a message leads. */
export type SampleLink =
  | { kind: 'category' | 'product'; slug: string }
  | { kind: 'newArrivals' }
  | { kind: 'hotSales' }
  | { kind: 'deals' };

/** A slide of the first screen. */
export interface SampleCarousel {
  slug: string;
  title: LocalizedText;
  subtitle: LocalizedText;
  link: SampleLink;
  wide: SamplePicture;
  tall: SamplePicture;
}

/** Something that the shop tells a new account. */
export interface SampleNotification {
  slug: string;
  title: LocalizedText;
  content: LocalizedText;
  link: SampleLink | null;
  daysAgo: number;
}

/**
 * Everything that an offline back end sells and shows. It is handed in, so that whoever bundles it can load it apart
 * from the code; the module of the catalogue has this shape.
 */
export interface SampleShop {
  /** Parents before their children, in the order of display. */
  categories: readonly SampleCategory[];
  products: readonly SampleProduct[];
  coupons: readonly SampleCoupon[];
  carousels: readonly SampleCarousel[];
  notifications: readonly SampleNotification[];
  /** What things are called: words and short phrases that mean the same. They are looked for in names. */
  synonyms: readonly (readonly string[])[];
  /** The same of what things are like: materials, uses. They are looked for in all that is said of a thing. */
  qualities?: readonly (readonly string[])[];
  /** The same of colours. */
  colours?: readonly (readonly string[])[];
  /**
   * How the Chinese of names, synonyms and qualities is read, for a search by pinyin: each run of characters, its syllables
   * apart, without tones, ü as `v`. @default nothing is found by its reading
   */
  readings?: Readonly<Record<string, string>>;
  /** Further characters by how they are read, to correct what only sounds right. @default those of `readings` */
  characters?: Readonly<Record<string, string>>;
  /** What shoppers ask for and the shop does not sell, and words for what comes closest. */
  related?: readonly { asked: readonly string[]; closest: readonly string[] }[];
  /** Synonyms that also name other things, which are not looked for when another word of their group is typed. */
  broad?: readonly string[];
  /** Words for presents and the days on which they are given: what is sold out is listed last. */
  occasions?: readonly string[];
  /** The shop's own brand; every product has it. */
  brands?: readonly string[];
  /** Newest first; the same for the same product. */
  reviewsOf(product: SampleProduct): readonly SampleReview[];
}
