import type { LocalizedText } from '@mallard/domain/messages';

/** A picture of the sample shop, described in both languages. */
export interface SamplePicture {
  url: string;
  alt: LocalizedText;
  width: number;
  height: number;
  sources: readonly { url: string; type: string; width: number }[];
  /** The dominant color, `#rrggbb`. */
  color: string;
  /** A tiny version of the picture as a data URI, or `null`. */
  placeholder: string | null;
}

/** A node of the category tree. */
export interface SampleCategory {
  slug: string;
  icon: string;
  name: LocalizedText;
  /** Slug of the parent category; `null` at the top. */
  parent: string | null;
  level: number;
  picture: SamplePicture;
}

/** A combination that can be bought; `values` maps each specification's slug to the slug of its value. */
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

/** A block of a product's long description. */
export type SampleBlock =
  | { kind: 'heading' | 'paragraph'; text: LocalizedText }
  | { kind: 'image'; picture: SamplePicture };

/** A product with times relative to the opening of the shop. */
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

/** A review by a fictional shopper. */
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

/** Target of a slide or a message. */
export type SampleLink =
  | { kind: 'category' | 'product'; slug: string }
  | { kind: 'newArrivals' }
  | { kind: 'hotSales' }
  | { kind: 'deals' };

/** A slide of the home page. */
export interface SampleCarousel {
  slug: string;
  title: LocalizedText;
  subtitle: LocalizedText;
  link: SampleLink;
  wide: SamplePicture;
  tall: SamplePicture;
}

/** A message to new accounts. */
export interface SampleNotification {
  slug: string;
  title: LocalizedText;
  content: LocalizedText;
  link: SampleLink | null;
  daysAgo: number;
}

/**
 * The content of an offline back end. Passed as an argument, so that it can be loaded separately from the code; the
 * catalogue's module has this type.
 */
export interface SampleShop {
  /** Parents before their children, in the order of display. */
  categories: readonly SampleCategory[];
  products: readonly SampleProduct[];
  coupons: readonly SampleCoupon[];
  carousels: readonly SampleCarousel[];
  notifications: readonly SampleNotification[];
  /** Synonyms: words and short phrases with the same meaning. Searched in names. */
  synonyms: readonly (readonly string[])[];
  /** Synonyms of qualities: materials, uses. Searched in all texts of a product. */
  qualities?: readonly (readonly string[])[];
  /** Synonyms of colors. */
  colors?: readonly (readonly string[])[];
  /**
   * Pinyin of the Chinese names, synonyms and qualities, for searches by pinyin: each run of characters, its syllables
   * separated, without tones, ü as `v`. @default nothing is found by pinyin
   */
  readings?: Readonly<Record<string, string>>;
  /** More characters by their pinyin, to correct homophones. @default those of `readings` */
  characters?: Readonly<Record<string, string>>;
  /** Terms for products that the shop does not sell, and terms for the closest ones. */
  related?: readonly { asked: readonly string[]; closest: readonly string[] }[];
  /** Synonyms that also name other things; they are not searched when another word of their group is typed. */
  broad?: readonly string[];
  /** Words for presents and occasions: sold-out products are then listed last. */
  occasions?: readonly string[];
  /** The shop's own brand; every product has it. */
  brands?: readonly string[];
  /** Newest first; the same for the same product. */
  reviewsOf(product: SampleProduct): readonly SampleReview[];
}
